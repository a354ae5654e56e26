import { describe, expect, it } from "vitest";
import { COUNTRIES } from "./countries.ts";

const { primary, all } = COUNTRIES;
const nameOf = (code: string) => all.find(({ value }) => value === code)?.description;

describe("countries", () => {
  it("offer Belgium first, then its neighbours", () => {
    expect(primary.map(({ value }) => value)).toEqual(["BE", "NL", "LU", "FR", "DE"]);
    expect(primary[0]).toEqual({ value: "BE", description: "België" });
  });

  it("are complete, without duplicates, and include the first ones", () => {
    expect(all).toHaveLength(249);
    expect(new Set(all.map(({ value }) => value)).size).toBe(all.length);
    expect(all).toEqual(expect.arrayContaining(primary));
  });

  it("are sorted in Dutch", () => {
    const names = all.map(({ description }) => description);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "nl-BE")));
    expect(names[0]).toBe("Afghanistan");
    // An accent does not move a country to the end of the list.
    expect(names.indexOf("Åland")).toBeLessThan(names.indexOf("België"));
    expect(names.at(-1)).toMatch(/^Z/);
  });

  it("have Dutch names, never a code", () => {
    expect([nameOf("DE"), nameOf("US"), nameOf("GB"), nameOf("CD"), nameOf("XX")]).toEqual([
      "Duitsland",
      "Verenigde Staten",
      "Verenigd Koninkrijk",
      "Congo-Kinshasa",
      undefined,
    ]);
    expect(all.filter(({ value, description }) => description === value || description === "")).toEqual([]);
  });
});
