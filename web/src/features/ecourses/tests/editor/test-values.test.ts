import { expect, it } from "vitest";
import { inputOf, isStored, valuesOfTest, withTyped } from "./test-values.ts";

const field = (value: string, checked = false) => ({ value, checked });

it("takes over what was typed and ticked early", () => {
  const stored = [
    {
      question: "Wat stroomt?",
      answerData: [
        { answer: "Zand", correct: true },
        { answer: "Water", correct: false },
      ],
    },
    { question: "Wat waait?", answerData: [{ answer: "Wind", correct: false }] },
  ];
  const typed = [
    "Wat vloeit?",
    "Zand",
    field("on", false),
    "Inkt",
    field("on", true),
    "Wie waait?",
    "Stof",
    field("on"),
  ];
  expect(
    withTyped(
      stored,
      typed.map((each) => (typeof each === "string" ? field(each) : each)),
    ),
  ).toEqual([
    {
      question: "Wat vloeit?",
      answerData: [
        { answer: "Zand", correct: false },
        { answer: "Inkt", correct: true },
      ],
    },
    { question: "Wie waait?", answerData: [{ answer: "Stof", correct: false }] },
  ]);
});

it("knows whether the form holds what is stored", () => {
  const values = valuesOfTest(null);
  expect(isStored({ ...values, title: "  " }, null)).toBe(true);
  expect(isStored({ ...values, revision: 3 }, null)).toBe(true);
  expect(isStored({ ...values, questions: [{ question: "", answerData: [] }] }, null)).toBe(false);
});

it("sends questions in the order of the list, and leaves an empty pass percentage to the API", () => {
  const values = { ...valuesOfTest(null), title: "Wat weet je nog?", passPercentage: " " };
  const question = {
    question: "Wat?",
    answerData: [
      { answer: "Dit", correct: true },
      { answer: "Dat", correct: false },
    ],
  };
  const input = inputOf({ ...values, questions: [question, { ...question, question: "Wie?" }] });
  expect(input).toMatchObject({
    passPercentage: undefined,
    questions: [
      { question: "Wat?", sortOrder: 1, questionType: "multiple_choice" },
      { question: "Wie?", sortOrder: 2 },
    ],
  });
});
