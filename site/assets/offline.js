// Keeps the book for reading without a network, where it is served over the web.
"use strict";
(() => {
  if (!("serviceWorker" in navigator) || !location.protocol.startsWith("http")) return;
  const words = JSON.parse(document.getElementById("words").textContent).offline;
  const worker = navigator.serviceWorker;
  const known = Boolean(worker.controller);

  // A page never changes under its reader: a newer book is told, and the reader reloads.
  worker.addEventListener("controllerchange", () => {
    if (!known) return;
    const notice = document.querySelector(".notice");
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = words.reload;
    button.addEventListener("click", () => location.reload());
    notice.replaceChildren(words.updated + " ", button);
    notice.hidden = false;
  });
  window.addEventListener("load", () => {
    worker.register(document.documentElement.dataset.site + "sw.js").catch(() => {});
  });
})();
