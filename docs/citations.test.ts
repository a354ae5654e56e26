import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const OWN = relative(ROOT, fileURLToPath(import.meta.url));
const SOURCES = [
  "*.md",
  "{api,bench,contract,docs,e2e,mutations,postgres,scripts,server,web}/**/*.{ts,tsx,mjs,css,sql,typ,md}",
];
const isMade = (path: string) => /(^|\/)(migrations|node_modules|dist|data|\.[^/]+)(\/|$)|\.gen\.ts$/.test(path);

const FILES = globSync(SOURCES, { cwd: ROOT, exclude: isMade })
  .filter((path) => path !== OWN)
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");

const DOCUMENTS = new Map(
  FILES.filter(({ path }) => path.endsWith(".md")).map(({ path, text }) => [
    path,
    new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading))),
  ]),
);

/** Whether the document exists, and has the heading if the target names one. */
function isThere(target: string) {
  const [path = "", anchor] = target.split("#");
  const anchors = DOCUMENTS.get(path);
  return anchors !== undefined && (anchor === undefined || anchors.has(anchor));
}

const citedIn = (text: string) =>
  [...text.matchAll(/\bdocs\/(?:product|decisions)\/[\w-]+\.md(?:#[\w-]+)?/g)].map(([cited]) => cited);

/** The targets of links between documents, as paths from the root of the repository. */
const linkedIn = ({ path, text }: { path: string; text: string }) =>
  path.endsWith(".md")
    ? [...text.matchAll(/\]\((?!\w+:)([^)#]*\.md)?(#[^)]+)?\)/g)]
        .filter(([, file, anchor]) => file || anchor)
        .map(([, file, anchor = ""]) => (file ? join(dirname(path), file) : path) + anchor)
    : [];

/** References to documents that code was first written from. They are not in the repository for others to look up. */
const ELSEWHERE = /\bspec \d|\bdecisions\.md\b|\bissue \d|\d-(?:platform|community|courses-and-sites)\.md/;

describe("documents that code and other documents cite", () => {
  it("exist, and have the cited heading", () => {
    const broken = FILES.flatMap((file) =>
      [...citedIn(file.text), ...linkedIn(file)]
        .filter((target) => !isThere(target))
        .map((target) => [file.path, target]),
    );
    expect(broken).toEqual([]);
  });

  it("are listed in the index of their folder", () => {
    const missing = ["docs/product", "docs/operations"].flatMap((folder) => {
      const index = FILES.find(({ path }) => path === `${folder}/README.md`);
      const named = new Set(index && linkedIn(index));
      return [...DOCUMENTS.keys()].filter(
        (path) => dirname(path) === folder && path !== index?.path && !named.has(path),
      );
    });
    expect(missing).toEqual([]);
  });

  it("are in the repository", () => {
    const lines = FILES.flatMap(({ path, text }) =>
      text.split("\n").flatMap((line, index) => (ELSEWHERE.test(line) ? [`${path}:${index + 1}`] : [])),
    );
    expect(lines).toEqual([]);
  });

  it("name only constants and settings that exist in the code", () => {
    const code = new Set(
      FILES.filter(({ path }) => !path.endsWith(".md")).flatMap(({ text }) => text.match(/\b[A-Z][A-Z_]{2,}\b/g) ?? []),
    );
    const named = FILES.filter(({ path }) => path.startsWith("docs/product/")).flatMap(({ path, text }) =>
      [...text.matchAll(/`([A-Z][A-Z_]{2,})`/g)].map(([, name = ""]) => [path, name] as const),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(([, name]) => !code.has(name))).toEqual([]);
  });

  it("are told apart by this test from documents and headings that do not exist", () => {
    expect([isThere("docs/product/contests.md#deadline"), isThere("docs/product/contests.md")]).toEqual([true, true]);
    expect([isThere("docs/product/contests.md#weather"), isThere("docs/product/weather.md")]).toEqual([false, false]);
    expect(FILES.flatMap(({ text }) => citedIn(text)).length).toBeGreaterThan(100);
  });
});
