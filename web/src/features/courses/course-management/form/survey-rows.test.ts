import { describe, expect, it } from "vitest";
import { newQuestion, withTyped } from "./survey-rows.ts";

describe("rows of the survey", () => {
  it("starts a question with two answers", () => {
    expect(newQuestion().options).toHaveLength(2);
  });
  it("takes over what was typed early, and keeps the ids of what is stored", () => {
    const stored = [
      { id: "q1", question: "Wat eet je?", options: [{ id: "o1", option: "Alles" }, { option: "Geen vlees" }] },
      { question: "Waar woon je?", options: [{ option: "Stad" }, { option: "Dorp" }] },
    ];
    expect(withTyped(stored, ["Wat drink je?", "Koffie", "Thee", "Waar slaap je?", "Hier", "Daar"])).toEqual([
      { id: "q1", question: "Wat drink je?", options: [{ id: "o1", option: "Koffie" }, { option: "Thee" }] },
      { question: "Waar slaap je?", options: [{ option: "Hier" }, { option: "Daar" }] },
    ]);
  });
});
