// Keeps the reader's place: a way back at what was followed, and a mark at what was left.
"use strict";
(() => {
  const words = JSON.parse(document.getElementById("words").textContent).peek;
  const KEY = "lawtext-came-from";

  function remember(value) {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(value));
    } catch { /* a browser may forbid storage; then there is only its own way back */ }
  }

  function remembered() {
    try {
      return JSON.parse(sessionStorage.getItem(KEY));
    } catch {
      return null;
    }
  }

  function target() {
    const name = decodeURIComponent(location.hash.slice(1));
    return name ? document.getElementById(name) : null;
  }

  function provisionOf(element) {
    return element && element.closest(".provision");
  }

  // What the reader leaves by a link is kept in the history entry, and marked on return.
  // A link in a preview leaves the provision whose citation was previewed.
  function leave(link) {
    const from = provisionOf(link) || provisionOf(document.querySelector(".peeked"));
    if (!from) return;
    history.replaceState({ ...history.state, left: from.id }, "");
    const name = from.querySelector(".label");
    remember({ label: name ? name.dataset.label.replace("def:", "") : from.id, to: link.href });
  }

  function markLeft() {
    const left = history.state && history.state.left;
    document.querySelectorAll(".left").forEach((one) => one.classList.remove("left"));
    const place = left && document.getElementById(left);
    if (!place) return;
    place.classList.add("left");
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }

  function offerWayBack() {
    document.querySelectorAll(".way-back").forEach((one) => one.remove());
    const came = remembered();
    const place = provisionOf(target());
    if (!came || !place || came.to !== location.href || history.length < 2) return;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "way-back";
    button.textContent = "← " + words.back.replace("{label}", came.label);
    button.addEventListener("click", () => history.back());
    place.querySelector(".words").prepend(button);
  }

  function arrive() {
    markLeft();
    offerWayBack();
  }

  document.addEventListener("click", (event) => {
    const link = event.target.closest(".cite[href], .citers a, .peek-open");
    if (link) leave(link);
  }, true);
  window.addEventListener("pageshow", arrive);
  window.addEventListener("hashchange", arrive);
  window.addEventListener("popstate", markLeft);

  // On a narrow screen an item prints only its own number; the bar tells its whole label.
  const labels = [...document.querySelectorAll(".article .provision .label")];
  const here = document.querySelector(".here");
  let waiting = false;

  function tellPlace() {
    waiting = false;
    const top = document.querySelector(".bar").getBoundingClientRect().bottom + 48;
    const above = labels.filter((one) => one.getBoundingClientRect().top < top);
    const last = above[above.length - 1];
    here.textContent = last ? last.dataset.label : "";
    here.hidden = !last || window.scrollY < 200;
  }

  function tellPlaceSoon() {
    if (!waiting) requestAnimationFrame(tellPlace);
    waiting = true;
  }

  if (labels.length) document.addEventListener("scroll", tellPlaceSoon, { passive: true });

  // The menu closes with Escape, with a choice, and with a press elsewhere.
  const menu = document.querySelector(".menu");
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary").focus();
  });
  document.addEventListener("pointerdown", (event) => {
    if (menu.open && !menu.contains(event.target)) menu.open = false;
  });
})();
