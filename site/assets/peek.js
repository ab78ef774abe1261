// Previews of cited provisions, on hover and on focus, and behind a small button for touch.
// They can be dismissed (Escape), hovered, and stay until the reader leaves them (WCAG 1.4.13).
"use strict";
(() => {
  const WAIT = 250;
  const GRACE = 300;
  const SHORT = 16;
  const words = JSON.parse(document.getElementById("words").textContent).peek;
  const cites = [...document.querySelectorAll(".cite[data-peek]")];
  const templates = new Map(
    [...document.querySelectorAll("template[data-for]")].map((one) => [one.dataset.for, one])
  );
  const peek = document.createElement("div");
  peek.className = "peek";
  peek.id = "peek";
  peek.hidden = true;
  let owner = null;
  let timer = 0;

  function fill(cite) {
    const found = cite.dataset.peek.split(" ").map((key) => templates.get(key)).filter(Boolean);
    peek.replaceChildren(...found.map(part));
    return found.length > 0;
  }

  function part(template) {
    const made = document.createElement("div");
    made.className = "peek-part";
    made.append(template.content.cloneNode(true));
    if (template.dataset.link) {
      const link = document.createElement("a");
      link.className = "peek-open";
      link.href = template.dataset.link;
      link.textContent = words.open.replace("{label}", template.dataset.label);
      made.querySelector(".peek-head").after(link);
    }
    return made;
  }

  function show(cite, sheet) {
    clearTimeout(timer);
    if (owner === cite && !peek.hidden) return;
    hide();
    if (!fill(cite)) return;
    owner = cite;
    cite.classList.add("peeked");
    peek.classList.toggle("sheet", sheet);
    peek.setAttribute("role", sheet ? "dialog" : "tooltip");
    if (sheet) peek.prepend(closeButton());
    else cite.setAttribute("aria-describedby", peek.id);
    peek.hidden = false;
    if (sheet) uncover(cite);
    else place(cite);
  }

  // A sheet lies over the foot of the page; the words that it belongs to move up from under it.
  function uncover(cite) {
    const hidden = cite.getBoundingClientRect().bottom + 24 - peek.getBoundingClientRect().top;
    if (hidden > 0) window.scrollBy(0, hidden);
  }

  function closeButton() {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "peek-close";
    button.setAttribute("aria-label", words.close);
    button.textContent = "×";
    button.addEventListener("click", dismiss);
    return button;
  }

  // Below the words where there is room, else above; never over the words themselves.
  function place(cite) {
    const rows = cite.getClientRects();
    const [first, last] = [rows[0], rows[rows.length - 1]];
    const room = document.documentElement.clientWidth;
    const left = Math.max(8, Math.min(last.left, room - peek.offsetWidth - 8));
    const space = window.innerHeight - last.bottom;
    const above = space < peek.offsetHeight + 12 && first.top > space;
    const most = Math.max((above ? first.top : space) - 16, 96);
    peek.style.maxHeight = `${Math.min(most, 420)}px`;
    const top = above ? first.top - peek.offsetHeight - 4 : last.bottom + 4;
    peek.style.left = `${left + window.scrollX}px`;
    peek.style.top = `${top + window.scrollY}px`;
  }

  function hide() {
    clearTimeout(timer);
    if (owner) {
      owner.removeAttribute("aria-describedby");
      owner.classList.remove("peeked");
      const button = buttonOf(owner);
      if (button) button.setAttribute("aria-expanded", "false");
    }
    peek.hidden = true;
    peek.removeAttribute("style");
    owner = null;
  }

  function buttonOf(cite) {
    return cite.parentElement.querySelector(":scope > .peek-button");
  }

  // Out of a sheet the focus goes back to what opened it.
  function dismiss() {
    const opener = isSheet() && (buttonOf(owner) || owner);
    hide();
    if (opener) opener.focus({ preventScroll: true });
  }

  function soon(action, wait) {
    clearTimeout(timer);
    timer = setTimeout(action, wait);
  }

  function isSheet() {
    return !peek.hidden && peek.classList.contains("sheet");
  }

  function watch(cite) {
    if (!cite.matches("a")) cite.tabIndex = 0;
    cite.addEventListener("pointerenter", (event) => {
      if (event.pointerType !== "touch" && !isSheet()) soon(() => show(cite, false), WAIT);
    });
    cite.addEventListener("pointerleave", () => isSheet() || soon(hide, GRACE));
    cite.addEventListener("focus", () => {
      if (cite.matches(":focus-visible") && !isSheet()) show(cite, false);
    });
    cite.addEventListener("blur", () => isSheet() || soon(hide, GRACE));
    if (cite.matches(".term-use")) openOnTouch(cite);
    else join(cite, touchButton(cite));
  }

  // A term needs no button: who touches it asks what it means.
  function openOnTouch(term) {
    let touched = false;
    term.addEventListener("pointerdown", (event) => (touched = event.pointerType === "touch"));
    term.addEventListener("click", (event) => {
      if (!touched) return;
      event.preventDefault();
      openSheet(term);
    });
  }

  function openSheet(cite) {
    show(cite, true);
    peek.setAttribute("aria-label", cite.firstChild.textContent);
    peek.querySelector(".peek-close").focus({ preventScroll: true });
  }

  // The button stays on the line of a short citation; a long one may be broken before it.
  function join(cite, button) {
    const pair = document.createElement("span");
    pair.className = cite.textContent.length > SHORT ? "pair" : "pair short";
    cite.replaceWith(pair);
    pair.append(cite, button);
  }

  function touchButton(cite) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "peek-button";
    button.setAttribute("aria-label", words.show.replace("{label}", cite.firstChild.textContent));
    button.setAttribute("aria-expanded", "false");
    button.addEventListener("click", () => {
      openSheet(cite);
      button.setAttribute("aria-expanded", "true");
    });
    return button;
  }

  peek.addEventListener("pointerenter", () => clearTimeout(timer));
  peek.addEventListener("pointerleave", () => isSheet() || soon(hide, GRACE));
  peek.addEventListener("focusin", () => clearTimeout(timer));
  peek.addEventListener("click", (event) => event.target.closest("a") && hide());
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !peek.hidden) dismiss();
  });
  document.addEventListener("pointerdown", (event) => {
    if (!peek.hidden && !peek.contains(event.target)) dismiss();
  });
  document.getElementById("main").append(peek);
  cites.forEach(watch);
})();
