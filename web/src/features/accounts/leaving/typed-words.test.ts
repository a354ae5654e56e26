import { expect, it } from "vitest";
import { typedWords } from "./typed-words.ts";

it("collects the words that were typed in the fields and the rows of a form", () => {
  const question = { id: crypto.randomUUID(), title: "Wat rijmt op zee?", answers: [{ title: "Thee", isRight: true }] };
  const picture = { data: "data:image/png;base64,AA", alt: "De zee" };
  expect(
    typedWords({ title: "Proef", intro: "", passShare: 80, picture, questions: [question], groups: null }),
  ).toEqual(["Proef", "De zee", "Wat rijmt op zee?", "Thee"]);
});
