import { describe, expect, it } from "vitest";
import { carriedOver, known, savedAnswers, unansweredIn, unsavedOf, wordsOf } from "./answers.ts";

const question = (id: string, text: string, answers: readonly string[]) => ({
  id,
  question: text,
  questionType: "multiple_choice" as const,
  sortOrder: 1,
  answerData: answers.map((answer) => ({ id: `${id}-${answer}`, answer })),
});
const older = { questions: [question("1", "Wat stroomt?", ["Zand", "Water"]), question("2", "Wat waait?", ["Wind"])] };
const newer = { questions: [question("8", "Wat waait?", ["Steen", "Wind"]), question("9", "Wat stroomt?", ["Inkt"])] };

describe("answers on a test", () => {
  it("are carried over to a newer version when it has the same question and the same answer", () => {
    const words = wordsOf(older, { 1: "1-Water", 2: "2-Wind" });
    expect(carriedOver(newer, words)).toEqual({ 8: "8-Wind" });
  });
  it("that belong to another version are left out", () => {
    expect(known(older, { 1: "1-Water", 2: "8-Wind", 8: "8-Wind" })).toEqual({ 1: "1-Water" });
  });
  it("are counted", () => {
    expect(unansweredIn(older, { 2: "2-Wind" })).toBe(1);
  });
  it("are saved when they have changed", () => {
    expect(unsavedOf({ 1: "1-Water", 2: "2-Wind" }, { 1: "1-Zand", 2: "2-Wind" })).toEqual({ 1: "1-Water" });
  });
  it("of a failed attempt are filled in, and are saved again only after a different choice", () => {
    const response = { completedSuccessfully: false, responseData: { 1: "1-Water", 2: "2-Wind" } };
    const saved = savedAnswers({ ...older, me: { response } });
    expect([saved, unsavedOf(saved, saved)]).toEqual([response.responseData, {}]);
    expect(unsavedOf({ ...saved, 1: "1-Zand" }, saved)).toEqual({ 1: "1-Zand" });
  });
  it("of questions with the same text are kept apart", () => {
    const text = "Welke zin is juist?";
    const test = (ids: [string, string]) => ({ questions: ids.map((id) => question(id, text, ["Deze", "Die"])) });
    const words = wordsOf(test(["1", "2"]), { 1: "1-Die", 2: "2-Deze" });
    expect(carriedOver(test(["8", "9"]), words)).toEqual({ 8: "8-Die", 9: "9-Deze" });
  });
});
