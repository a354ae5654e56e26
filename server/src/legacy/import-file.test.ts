import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aText } from "@inktvis/api/features/texts/texts/text.factory";
import { useTestApi } from "@inktvis/api/testing/test-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importFile } from "./import-file.ts";

const test = useTestApi();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "inktvis-legacy-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function imported(content: string) {
  const path = join(folder, `${crypto.randomUUID()}.csv`);
  writeFileSync(path, content);
  const file = await open(path);
  const said: string[] = [];
  try {
    return { counts: await importFile({ file, db: test.services.db, report: (line) => said.push(line) }), said };
  } finally {
    await file.close();
  }
}

describe("importing a file of old addresses", () => {
  it("imports valid lines, reports invalid ones in order, and is idempotent", async () => {
    const [text, other] = [await aText(test.services), await aText(test.services)];
    const lines = [
      "\ufeffkind;oldId;oldSlug;slug",
      `text;1;oud;${text.slug}`,
      "tekst;2;oud;x",
      "",
      "text;3;oud;niemand",
      `text;1;oud;${other.slug}`,
      `text;4;oud;${other.slug}`,
      "user;1;an;niemand",
    ];
    const said = [
      'regel 3: onbekende soort "tekst": het is text, user of contest.',
      'regel 5: er is geen tekst met slug "niemand".',
      "regel 6: hetzelfde oude adres staat al op regel 2, met een ander doel.",
      'regel 8: er is geen profiel met slug "niemand".',
    ];
    expect(await imported(lines.join("\r\n"))).toEqual({
      counts: { added: 2, changed: 0, unchanged: 0, wrong: 4 },
      said,
    });
    expect(await imported(lines.join("\n"))).toEqual({
      counts: { added: 0, changed: 0, unchanged: 2, wrong: 4 },
      said,
    });
    expect((await test.browser().get("/texts/1/oud")).body.data.slug).toBe(text.slug);
  });

  it("finds conflicts across batches", async () => {
    const [text, other] = [await aText(test.services), await aText(test.services)];
    const many = Array.from({ length: 1700 }, (_, number) => `text;${100_000 + number};x;${text.slug}`);
    const { counts, said } = await imported(
      ["kind;oldId;oldSlug;slug", ...many, `text;100000;x;${other.slug}`].join("\n"),
    );
    expect(counts).toEqual({ added: 1700, changed: 0, unchanged: 0, wrong: 1 });
    expect(said).toEqual(["regel 1702: hetzelfde oude adres staat al op regel 2, met een ander doel."]);
  });

  it.each(["", "zomaar\niets"])("refuses a file that begins with %j", async (content) => {
    await expect(imported(content)).rejects.toThrow('de eerste regel moet "kind;oldId;oldSlug;slug" zijn.');
  });
});
