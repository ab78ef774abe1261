// Keeps the whole book for reading without a network. VERSION and FILES are set at build time.
// With a network the newest page comes from it; without one, or when it is slow, from the copy.
"use strict";
const COPY = "lawtext-" + VERSION;
const PATIENCE = 2000;

self.addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(
    caches.open(COPY).then((copy) => copy.addAll(fresh)).then(() => self.skipWaiting())
  );
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("lawtext-") && name !== COPY;
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim())
  );
});

function kept(request) {
  const url = new URL(request.url);
  url.search = url.hash = "";
  if (url.pathname.endsWith("/")) url.pathname += "index.html";
  return caches.open(COPY).then((copy) => copy.match(url.href));
}

function after(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function answer(request) {
  const network = fetch(request).catch(() => undefined);
  const first = await Promise.race([network, after(PATIENCE)]);
  if (first && first.ok) return first;
  return (await kept(request)) || first || (await network) || Response.error();
}

self.addEventListener("fetch", (event) => {
  const own = event.request.url.startsWith(self.registration.scope);
  if (own && event.request.method === "GET") event.respondWith(answer(event.request));
});
