import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

type Tokens = Record<string, string>;

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
const grounds = readFileSync(join(import.meta.dirname, "grounds.css"), "utf8");

/** The declarations of the rules for a selector, in light, or in light with dark on top. */
function tokensOf(selector: string, scheme: "light" | "dark"): Tokens {
  const dark = [...css.matchAll(/@media \(prefers-color-scheme: dark\) \{(.*?)\n\}/gs)].map(([, body = ""]) => body);
  const light = css.replaceAll(/@media \(prefers-color-scheme: dark\) \{(.*?)\n\}/gs, "");
  const sources = scheme === "dark" ? [light, ...dark] : [light];
  const tokens: Tokens = {};
  for (const source of sources) {
    for (const [, found, body = ""] of source.matchAll(/(:root|\[data-site="\w+"\]) \{(.*?)\}/gs)) {
      if (found !== selector) continue;
      for (const [, name = "", value = ""] of body.matchAll(/--([\w-]+): (#\w{6});/g)) tokens[name] = value;
    }
  }
  return tokens;
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one = "", other = "") {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The tokens of a ground that a reader may choose. */
function groundOf(name: string): Tokens {
  const body = new RegExp(`data-ground="${name}"[^{]*\\{(.*?)\\n\\}`, "s").exec(grounds)?.[1] ?? "";
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): (#\w{6});/g)].map(([, token = "", value = ""]) => [token, value]),
  );
}

/** The pairs that are too near to each other, in words. */
const tooNear = (tokens: Tokens) =>
  PAIRS.map(([text, ground, least]) => ({ text, ground, least, is: contrast(tokens[text], tokens[ground]) }))
    .filter(({ is, least }) => !(is >= least))
    .map(({ text, ground, least, is }) => `${text} on ${ground}: ${is.toFixed(2)} < ${least}`);

const GROUNDS = ["paper", "raised", "sunken", "wash"];
const TEXTS = ["ink", "ink-soft", "accent-ink", "danger", "good"];
const PAIRS: [text: string, ground: string, least: number][] = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground): [string, string, number] => [text, ground, 4.5])),
  ["on-accent", "accent", 4.5],
  ["on-field", "field", 4.5],
  ["danger", "danger-wash", 4.5],
  ["ink", "danger-wash", 4.5],
  ["good", "good-wash", 4.5],
  ["ink", "good-wash", 4.5],
  ["edge", "paper", 3],
  ["edge", "raised", 3],
  ["accent-ink", "paper", 3],
];

const SITES = [":root", "community", "schrijfacademie", "verzin"];
const SCHEMES = ["light", "dark"] as const;

describe.each(SITES)("%s", (site) => {
  it.each(SCHEMES)("every pair of text and ground passes WCAG 2.2 AA in %s", (scheme) => {
    const own = site === ":root" ? {} : tokensOf(`[data-site="${site}"]`, scheme);
    const tokens = { ...tokensOf(":root", site === "verzin" ? "light" : scheme), ...own };
    expect(tooNear(tokens)).toEqual([]);
  });
});

describe("the grounds that a reader chooses", () => {
  it.each(["paper", "sepia", "night"])("every pair of text and ground passes WCAG 2.2 AA on %s", (name) => {
    expect(tooNear(groundOf(name))).toEqual([]);
  });

  it.each([
    ["paper", "light"],
    ["night", "dark"],
  ] as const)("%s is the community in %s", (name, scheme) => {
    expect(groundOf(name)).toEqual({ ...tokensOf(":root", scheme), ...tokensOf('[data-site="community"]', scheme) });
  });
});
