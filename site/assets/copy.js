// Copies the link to a provision, or its citation in words.
"use strict";
(() => {
  const words = JSON.parse(document.getElementById("words").textContent);
  const notice = document.querySelector(".notice");
  let timer = 0;

  function tell(text) {
    clearTimeout(timer);
    notice.textContent = text;
    notice.hidden = false;
    timer = setTimeout(() => (notice.hidden = true), 2500);
  }

  // The address without index.html is the one to share; a folder on disk needs the file's name.
  function linkTo(provision) {
    const url = new URL(location.href);
    url.hash = provision.id;
    url.search = "";
    if (url.protocol !== "file:") url.pathname = url.pathname.replace(/index\.html$/, "");
    return url.href;
  }

  function citationOf(label) {
    const term = label.startsWith("def:");
    const name = term ? `“${label.slice(4)}”` : `${words.article} ${label}`;
    return words.provision.citation
      .replace("{article} {label}", () => name)
      .replace("{title}", () => words.title);
  }

  async function put(text) {
    if (navigator.clipboard && window.isSecureContext) return navigator.clipboard.writeText(text);
    const area = document.createElement("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    if (!done) throw new Error("copy");
  }

  document.addEventListener("click", async (event) => {
    const button = event.target.closest(".copy-link, .copy-citation");
    if (!button) return;
    const link = button.matches(".copy-link");
    const { label } = button.dataset;
    try {
      await put(link ? linkTo(button.closest(".provision")) : citationOf(label));
      tell(link ? words.provision.copied_link : words.provision.copied_citation);
    } catch {
      tell(words.provision.not_copied);
    }
    button.focus({ preventScroll: true });
  });

  document.documentElement.classList.add("scripted");
})();
