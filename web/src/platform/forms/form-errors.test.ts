import { ApiError } from "@inktvis/contract/layer/client";
import { describe, expect, it } from "vitest";
import { errorSummary, messageAt } from "./form-errors.ts";
import { fieldErrorsOf } from "./form-refusal.ts";

const idOf = (path: string) => `form-${path}`;
const nickname = {
  type: "too_small",
  message: "Minstens 2 tekens.",
  types: { too_small: "Minstens 2 tekens.", custom: ["Geen webadres.", "Geen emoji."] },
};

describe("what stands at a field", () => {
  it("is everything that is wrong with it, each once", () => {
    const words = "Minstens 2 tekens. Geen webadres. Geen emoji.";
    expect(messageAt({ nickname }, "nickname")).toBe(words);
    expect(errorSummary({ nickname }, idOf)).toEqual([{ id: "form-nickname", message: words }]);
  });

  it("is everything that the API says of it", () => {
    const refusal = new ApiError(422, "invalid", "Kijk het na.", {
      email: ["Te lang.", "Geen adres."],
      other: ["Nee."],
    });
    expect(fieldErrorsOf(refusal, (name) => name === "email")).toEqual([["email", "Te lang. Geen adres."]]);
  });

  it("is what is wrong with the first row of a list", () => {
    const errors = { ageCategories: [undefined, { ageTo: { type: "too_big", message: "Te oud." } }] };
    expect(messageAt(errors as never, "ageCategories")).toBe("Te oud.");
  });
});
