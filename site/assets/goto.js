// The box: a citation in any spelling opens its provision, and words find the places that use them.
// The index is loaded when the box is first used, as a script, since a file can fetch nothing.
"use strict";
(() => {
  const SHOWN = 30;
  const form = document.querySelector(".goto");
  const box = document.getElementById("goto");
  const panel = form.querySelector(".found");
  const list = document.getElementById("found");
  const count = form.querySelector(".found-count");
  const words = JSON.parse(document.getElementById("words").textContent);
  const root = document.documentElement.dataset.root;
  let index = null;
  let chosen = -1;

  // ---- the index

  function load() {
    if (!load.promise) {
      load.promise = new Promise((resolve, reject) => {
        const script = document.createElement("script");
        script.src = root + "index.js";
        script.onload = () => resolve((index = prepare(window.lawtextIndex)));
        script.onerror = reject;
        document.head.append(script);
      });
    }
    return load.promise;
  }

  function prepare(raw) {
    const forms = raw.forms ? raw.forms.split(" ") : [];
    const byKey = new Map();
    raw.places.forEach((place, at) => {
      if (!/^(def|sit):/.test(place[0])) byKey.set(key(place[0]), at);
    });
    const absent = new Map(raw.absent.map((label) => [key(label), label]));
    return { ...raw, forms, byKey, absent };
  }

  function uses(group) {
    let code = 0;
    return index.uses[group].map((step) => {
      code += step;
      return [code >> 1, (code & 1) === 1];
    });
  }

  // ---- what was typed

  function fold(text) {
    return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  }

  // 12C1(b), 12 c 1 b and 12.C.1.b are one label; two numbers in a row stay apart.
  function key(text) {
    return text.toLowerCase()
      .replace(/(\d)[\s.\-–()]+(?=\d)/g, "$1.")
      .replace(/[\s\-–()]+|\.(?!\d)/g, "")
      .replace(/([a-z])\.(?=\d)/g, "$1");
  }

  const keyword = new RegExp(`^(?:${["§", ...words.keywords].join("|")})(?![a-z])[\\s.]*`);

  function asLabel(query) {
    const bare = fold(query).trim().replace(keyword, "").replace(/[.,;:]+$/, "");
    return /^\d+(?:[\s.\-–()]*(?:[a-z]{1,5}|\d+))*[\s)]*$/.test(bare) ? key(bare) : "";
  }

  // ---- finding

  function find(query) {
    const label = asLabel(query);
    const named = label ? byLabel(label) : [];
    if (named.length && index.byKey.has(label)) return { places: named, exact: true };
    const absent = label && index.absent.get(label);
    if (absent) return { places: nearest(label), absent };
    return { places: named.length ? named : byWords(query), exact: false };
  }

  function byLabel(label) {
    const below = [...index.byKey].filter(([one]) => continues(one, label)).map(([, at]) => at);
    const own = index.byKey.get(label);
    return own === undefined ? below : [own, ...below];
  }

  // 1 goes on as 1A but not as 16; 16C goes on as 16C2.
  function continues(one, label) {
    return one.length > label.length && one.startsWith(label)
      && !(/\d$/.test(label) && /\d/.test(one[label.length]));
  }

  function nearest(label) {
    for (let end = label.length - 1; end > 0; end -= 1) {
      const at = index.byKey.get(label.slice(0, end));
      if (at !== undefined && continues(label, label.slice(0, end))) return [at];
    }
    return [];
  }

  function byWords(query) {
    const tokens = fold(query).match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu) || [];
    const scores = tokens.map(scoresOf);
    if (!scores.length) return [];
    const inAll = [...scores[0].keys()].filter((at) => scores.every((one) => one.has(at)));
    const whole = fold(query).trim();
    const total = (at) => scores.reduce((sum, one) => sum + one.get(at), bonus(at, whole));
    return inAll.sort((a, b) => total(b) - total(a) || a - b);
  }

  // A heading that says just what was asked comes first, and of two such the whole article.
  function bonus(at, whole) {
    const [id, , title] = index.places[at];
    const heading = fold(title.split(" — ").pop());
    return (heading === whole ? 20 : 0) + (/^\d+$/.test(id) ? 1 : 0);
  }

  // An unknown form is shortened until something begins with it: the stem groups do the rest.
  function scoresOf(token) {
    for (let end = token.length; end >= Math.min(4, token.length); end -= 1) {
      const found = scoresOfBeginning(token.slice(0, end));
      if (found.size) return found;
    }
    return new Map();
  }

  function scoresOfBeginning(token) {
    const weights = new Map();
    const weigh = (at, weight) => {
      const group = index.groups[at];
      weights.set(group, Math.max(weights.get(group) || 0, weight));
    };
    for (let at = lowerBound(token); at < index.forms.length; at += 1) {
      if (!index.forms[at].startsWith(token)) break;
      weigh(at, index.forms[at] === token ? 4 : 2);
    }
    if (token.length >= 4) {
      index.forms.forEach((form, at) => form.indexOf(token) > 0 && weigh(at, 1));
    }
    const scores = new Map();
    for (const [group, weight] of weights) {
      for (const [at, heading] of uses(group)) {
        scores.set(at, Math.max(scores.get(at) || 0, heading ? weight * 2 + 1 : weight));
      }
    }
    return scores;
  }

  function lowerBound(token) {
    let low = 0;
    let high = index.forms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (index.forms[middle] < token) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  // ---- showing

  function address(at) {
    const [id, page] = index.places[at];
    return root + index.pages[page] + "#" + encodeURI(id.replace(/^sit:/, "").replace(/ /g, "-"));
  }

  function option(at, number) {
    const [id, , title, shown] = index.places[at];
    const kind = words.search[id.slice(0, 4).replace(":", "")];
    const item = document.createElement("li");
    item.id = `found-${number}`;
    item.setAttribute("role", "option");
    item.dataset.address = address(at);
    item.append(span("found-label", kind || id));
    item.append(span("found-title", title), span("found-text", shown));
    return item;
  }

  function span(name, text) {
    const made = document.createElement("span");
    made.className = name;
    made.textContent = text;
    return made;
  }

  function show(query) {
    const { places, absent } = find(query);
    list.replaceChildren(...places.slice(0, SHOWN).map(option));
    count.textContent = message(query, places.length, absent);
    panel.hidden = false;
    box.setAttribute("aria-expanded", String(places.length > 0));
    choose(places.length && !absent ? 0 : -1);
  }

  function message(query, total, absent) {
    const text = words.search;
    if (absent) return text.absent.replace("{label}", absent);
    if (!total) return text.none.replace("{query}", query);
    if (total > SHOWN) return text.count.replace("{shown}", SHOWN).replace("{total}", total);
    return total === 1 ? text.one : text.some.replace("{total}", total);
  }

  function choose(number) {
    const options = [...list.children];
    chosen = options.length ? number : -1;
    options.forEach((item, at) => item.setAttribute("aria-selected", String(at === chosen)));
    if (chosen >= 0) {
      box.setAttribute("aria-activedescendant", options[chosen].id);
      options[chosen].scrollIntoView({ block: "nearest" });
    } else box.removeAttribute("aria-activedescendant");
  }

  function close() {
    panel.hidden = true;
    chosen = -1;
    box.setAttribute("aria-expanded", "false");
    box.removeAttribute("aria-activedescendant");
  }

  function open(item) {
    close();
    box.blur();
    location.href = item.dataset.address;
  }

  async function update() {
    const query = box.value.trim();
    if (!query) return close();
    await load();
    if (box.value.trim() === query) show(query);
  }

  // ---- events

  async function enter() {
    await load();
    if (!box.value.trim()) return;
    if (panel.hidden) show(box.value.trim());
    if (list.children[chosen]) open(list.children[chosen]);
  }

  function move(step) {
    const size = list.children.length;
    if (panel.hidden) update();
    else if (size) choose((chosen + step + size + (chosen < 0 && step < 0 ? 1 : 0)) % size);
  }

  const keys = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: () => (panel.hidden ? (box.value = "") : close()),
  };

  box.addEventListener("focus", () => load().catch(() => {}));
  box.addEventListener("input", update);
  box.addEventListener("keydown", (event) => {
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    enter();
  });
  list.addEventListener("mousedown", (event) => event.preventDefault());
  list.addEventListener("click", (event) => {
    const item = event.target.closest("[role=option]");
    if (item) open(item);
  });
  form.addEventListener("focusout", (event) => form.contains(event.relatedTarget) || close());
  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest("input, textarea, select, [contenteditable]");
    if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    box.focus();
    box.select();
  });
  form.hidden = false;
})();
