import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OVER_LIMIT } from "../heavy-work/heavy-task.ts";
import { typeset } from "./typeset.ts";

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), "inktvis-typst-"))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function aTemplate(source: string) {
  const template = join(folder, `${crypto.randomUUID()}.typ`);
  writeFileSync(template, source);
  return { template, root: folder, data: { word: "#dag" }, now: new Date("2026-01-01T00:00:00Z"), as: "pdf" as const };
}

/** Loops for hours. */
const SPIN = "#for a in range(1000000) { for b in range(100000) { } }";

describe("typesetting a template", () => {
  it("returns a reproducible document with its number of pages", async () => {
    const job = aTemplate('#set text(font: "Literata")\n#json("/data.json").word #pagebreak() twee');
    const [one, other] = await Promise.all([typeset(job), typeset(job)]);
    expect(one.pages).toBe(2);
    expect(Buffer.from(one.bytes).subarray(0, 5).toString()).toBe("%PDF-");
    expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(true);
  });

  it.each([
    ["an error", "#bestaat-niet"],
    ["a warning", '#set text(font: "Bestaat Niet")\nDag'],
  ])("fails on %s", async (_case, source) => {
    await expect(typeset(aTemplate(source))).rejects.toThrow("Typst refused");
  });

  it("marks entries that cannot be compiled, and reports progress", async () => {
    const list = ["a", "b", "c", "d", "e"].map((word) => ({ level: word === "d" ? 0 : 1, word }));
    const job = {
      ...aTemplate(
        '#for it in json("/data.json").list [#if it.at("broken", default: false) [Mislukt] else { heading(level: it.level, it.word) }#pagebreak()]',
      ),
      data: { list },
      parts: { of: "list", size: 2 },
    };
    const tried: number[] = [];
    const { broken, pages } = await typeset(job, undefined, (count) => void tried.push(count));
    expect(broken).toEqual([3]);
    expect(pages).toBe(6);
    expect(tried).toEqual([2, 4, 5]);
  });

  it("kills a process over its time limit", async () => {
    const job = aTemplate(SPIN);
    await expect(typeset(job, { seconds: 1, megabytes: 1500 })).rejects.toMatchObject({
      message: expect.stringContaining("took over 1 s"),
      cause: OVER_LIMIT,
    });
  });

  it("kills a process over its memory limit", async () => {
    await expect(typeset(aTemplate(SPIN), { seconds: 20, megabytes: 10 })).rejects.toThrow("10 MB");
  });
});
