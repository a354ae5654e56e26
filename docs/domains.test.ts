import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { DOMAINS } from "../oxlint.arrows.ts";

const pathTo = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

describe("the order of the domains", () => {
  it.each(Object.entries(DOMAINS))("has a place for every domain of %s", (side, domains) => {
    const folders = readdirSync(pathTo(`${side}/src/features`));
    expect(folders.filter((folder) => !domains.includes(folder))).toEqual([]);
  });

  it("is the same as in docs/architecture.md", () => {
    const rows = readFileSync(pathTo("docs/architecture.md"), "utf8").matchAll(/^\| `([a-z-]+)` \|/gm);
    expect([...rows].map(([, domain]) => domain)).toEqual(DOMAINS.api);
  });
});
