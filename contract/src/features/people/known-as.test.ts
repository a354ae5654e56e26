import { expect, it } from "vitest";
import { knownAs } from "./known-as.ts";

it("an organiser is shown both names of a person, and a single name only once", () => {
  const [name, nickname] = ["Godelieve Quaghebuer", "G. Quaghe"];
  expect(knownAs({ name, nickname })).toBe("Godelieve Quaghebuer (G. Quaghe)");
  expect(knownAs({ name, nickname: name })).toBe(name);
  expect(knownAs({ name: null, nickname })).toBe(nickname);
  expect(knownAs({ name, nickname: null })).toBe(name);
  expect(knownAs({ name: null, nickname: null })).toBeNull();
});
