import { describe, expect, it } from "vitest";
import type { TextSummary } from "@inktvis/contract/features/texts/texts";
import { isFitToLead, takesDropCap } from "./leads.ts";

const textOf = (excerpt: string) => ({ excerpt }) as TextSummary;
const PROSE = "Het regende al dagen op de polder, en wie naar buiten keek, zag alleen nog lucht. ".repeat(2);

describe("a text that leads a list", () => {
  it("has more than a few words", () => {
    expect(isFitToLead(textOf("Twee woorden."))).toBe(false);
    expect(isFitToLead(textOf("een\ntwee ".repeat(10)))).toBe(true);
  });
});

describe("a drop cap", () => {
  it("is used for a paragraph of prose", () => {
    expect(takesDropCap(PROSE)).toBe(true);
    expect(takesDropCap(`Één ${PROSE}\n‘Kom.’`)).toBe(true);
  });

  it.each([
    [
      "verse",
      "vannacht\nheeft het water\nzich gesloten over de brug en over wie daar stond, en over alles wat wij wisten van de stroom en van de boot",
    ],
    ["a short first line", `Lieve Jo,\n${PROSE}`],
    ["speech", `‘Kom,’ zei ze. ${PROSE}`],
    ["a dash", `- ${PROSE}`],
    ["nothing", ""],
  ])("is not used for %s", (_what, excerpt) => {
    expect(takesDropCap(excerpt)).toBe(false);
  });
});
