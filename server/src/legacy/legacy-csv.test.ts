import { describe, expect, it } from "vitest";
import { lineReader } from "./legacy-csv.ts";

const HEADER = "kind;oldId;oldSlug;slug";
const address = { kind: "text", oldId: 12, oldSlug: "oud", slug: "nieuw" };

describe("a file of old addresses", () => {
  it.each([
    ["semicolons", HEADER, "text;12;oud;nieuw"],
    ["commas", "kind,oldId,oldSlug,slug", "text,12,oud,nieuw"],
    ["a byte order mark", `\ufeff${HEADER}`, "text;12;oud;nieuw"],
    ["a header in capitals", HEADER.toUpperCase(), "text;12;oud;nieuw"],
    ["quotation marks", '"kind";"oldId";"oldSlug";"slug"', '"text";"12";"oud";"nieuw"'],
    ["spaces around", "kind ; oldId ; oldSlug ; slug", " text ; 12 ; oud ; nieuw "],
  ])("may have %s", (_what, header, line) => {
    expect(lineReader(header)?.(line)).toEqual(address);
  });

  it("keeps commas between semicolons, and semicolons between quotes", () => {
    const read = lineReader(HEADER);
    expect(read?.("text;12;oud,ouder;nieuw")).toEqual({ ...address, oldSlug: "oud,ouder" });
    expect(read?.('text;12;"oud;""ouder""";nieuw')).toEqual({ ...address, oldSlug: 'oud;"ouder"' });
  });

  it.each(["", "a;b;c;d", "oldId;kind;oldSlug;slug", "text;12;oud;nieuw"])("is refused with header %j", (header) => {
    expect(lineReader(header)).toBeUndefined();
  });

  it.each([
    ["tekst;12;oud;nieuw", 'onbekende soort "tekst": het is text, user of contest.'],
    [";12;oud;nieuw", 'onbekende soort "": het is text, user of contest.'],
    ["text;twaalf;oud;nieuw", 'oldId "twaalf" is geen geheel getal.'],
    ["text;1.5;oud;nieuw", 'oldId "1.5" is geen geheel getal.'],
    ["text;-1;oud;nieuw", 'oldId "-1" is geen geheel getal.'],
    ["text;;oud;nieuw", 'oldId "" is geen geheel getal.'],
    ["text;9999999999999999;oud;nieuw", 'oldId "9999999999999999" is geen geheel getal.'],
    ["text;12;;nieuw", "oldSlug is leeg."],
    ["text;12;oud; ", "slug is leeg."],
    ["text;12;oud", "3 kolommen in plaats van 4."],
    ["text", "1 kolom in plaats van 4."],
    ["text;12;oud;nieuw;nog", "5 kolommen in plaats van 4."],
    ['text;12;"oud;nieuw', "een aanhalingsteken staat verkeerd."],
    [`text;12;${"x".repeat(501)};nieuw`, "oldSlug is langer dan 500 tekens."],
    ["text;12;caf\ufffd;nieuw", "oldSlug is niet in UTF-8 geschreven."],
    ["text;12;oud;nieuw\u0000er", "in slug zit een onzichtbaar teken."],
  ])("says what is wrong with the line %j", (line, wrong) => {
    expect(lineReader(HEADER)?.(line)).toEqual({ wrong });
  });
});
