import { describe, expect, it } from "vitest";
import { wordForms } from "./dutch-forms.ts";

describe("forms of a Dutch word", () => {
  it.each([
    ["verhaaltje", "verhaal"],
    ["huisje", "huis"],
    ["gedichtjes", "gedicht"],
    ["kaartje", "kaart"],
    ["deurtje", "deur"],
    ["boompje", "boom"],
    ["filmpje", "film"],
    ["lampje", "lamp"],
    ["koninkje", "koning"],
    ["bankje", "bank"],
    ["bloemetje", "bloem"],
    ["dingetje", "ding"],
    ["balletje", "bal"],
    ["mannetje", "man"],
    ["autootje", "auto"],
    ["cafeetje", "cafe"],
    ["zeetje", "zee"],
    ["manneke", "man"],
    ["potteke", "pot"],
    ["bloemeke", "bloem"],
    ["huiskes", "huis"],
    ["bakske", "bak"],
    ["jongske", "jong"],
    ["vogelke", "vogel"],
    ["dochterke", "dochter"],
  ])("of %s include %s, and the other way round", (diminutive, word) => {
    expect(wordForms(diminutive)).toContain(word);
    const single = diminutive.replace(/s$/, "");
    expect(wordForms(word)).toContain(single);
  });

  it.each([
    ["golf", "golven"],
    ["huis", "huizen"],
    ["brief", "brieven"],
    ["cafe", "cafes"],
    ["kind", "kinderen"],
    ["kleinkind", "kleinkinderen"],
    ["lied", "liederen"],
    ["kalf", "kalveren"],
  ])("of %s include the plural %s, and the other way round", (one, many) => {
    expect(wordForms(one)).toContain(many);
    expect(wordForms(many)).toContain(one);
  });

  it.each(["sterke", "welke", "rijke", "ziekes"])("of %s do not treat it as a diminutive", (word) => {
    expect(wordForms(word).filter((form) => form.length < word.length - 1)).toEqual([]);
  });

  it("start with the word itself; numbers and short words have no others", () => {
    expect(wordForms("zee")[0]).toBe("zee");
    // The stemmer reduces it to `zes`.
    expect(wordForms("zee")).not.toContain("zees");
    expect(wordForms("je")).toEqual(["je"]);
    expect(wordForms("2026")).toEqual(["2026"]);
  });
});
