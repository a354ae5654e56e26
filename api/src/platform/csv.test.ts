import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { createCsvStream, phoneCell } from "./csv.ts";

async function fileOf(...rows: (string | number | null)[][]) {
  const file = createCsvStream();
  for (const row of rows) file.write(row);
  file.end();
  return (await text(file)).replace(/^\ufeff/, "");
}

/** The cells as a spreadsheet with another separator splits them: quotes only protect cells that begin with one. */
const cellsIn = (file: string, separator: RegExp) => file.split(separator).map((cell) => cell.replace(/^[ "]*/, ""));
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

describe("a CSV file", () => {
  it.each(["=1+1", "+1", "-1", "@SUM(1)", "\t=1", "\r=1", "\uff1d1", '"=1', " =1", "-2+3+cmd|' /C calc'!A0"])(
    "escapes %j",
    async (value) => {
      const [cell = ""] = cellsIn(await fileOf([value, "x"]), /;/);
      expect(cell).toMatch(/^'/);
    },
  );

  it.each([
    ["a comma", "mooi,=HYPERLINK(1)", /[,\r\n]/],
    ["a comma and a space", "mooi, =HYPERLINK(1)", /[,\r\n]/],
    ["a comma and a quote", 'mooi,"=HYPERLINK(1)"', /[,\r\n]/],
    ["a tab", "mooi\t=HYPERLINK(1)", /[\t\r\n]/],
    ["a tab that begins a cell", "\t=HYPERLINK(1)", /[\t\r\n]/],
    ["our own semicolon", "mooi;=HYPERLINK(1)", /[;\r\n]/],
    ["a bar", "mooi|=HYPERLINK(1)", /[|\r\n]/],
    ["a line break", "mooi\n=HYPERLINK(1)", /[,\r\n]/],
    ["a carriage return", "mooi\r=HYPERLINK(1)", /[,\r\n]/],
  ])("has no formula after %s when opened with another separator", async (_case, value, separator) => {
    const file = await fileOf(["eerst", value, "laatst"]);
    for (const cell of cellsIn(file, separator)) expect(cell).not.toMatch(FORMULA);
    expect(file).toContain("'=HYPERLINK(1)");
  });

  it("keeps numbers, empty cells and ordinary text", async () => {
    expect(await fileOf([12, -3, "", null, "Jan-Baptist = Jan + Baptist", "naam@voorbeeld.be"])).toBe(
      "12;-3;;;Jan-Baptist = Jan + Baptist;naam@voorbeeld.be\r\n",
    );
  });

  it("keeps a telephone number readable, with its plus and leading zero", async () => {
    expect(await fileOf([phoneCell("+32 470 12 34 56"), phoneCell("0470123456"), phoneCell(null)])).toBe(
      "tel. +32 470 12 34 56;tel. 0470123456;\r\n",
    );
    expect(await fileOf([phoneCell("+32,=HYPERLINK(1)")])).toContain(",'=HYPERLINK");
  });
});
