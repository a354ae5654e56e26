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

describe("the messages of a field", () => {
  it("are all its errors, without duplicates", () => {
    const all = "Minstens 2 tekens. Geen webadres. Geen emoji.";
    expect(messageAt({ nickname }, "nickname")).toBe(all);
    expect(errorSummary({ nickname }, idOf)).toEqual([{ id: "form-nickname", message: all }]);
  });

  it("are all messages of the API about it", () => {
    const refusal = new ApiError(422, "invalid", "Kijk het na.", {
      email: ["Te lang.", "Geen adres."],
      other: ["Nee."],
    });
    expect(fieldErrorsOf(refusal, (name) => name === "email")).toEqual([["email", "Te lang. Geen adres."]]);
  });

  it("are those of the first wrong row of a list", () => {
    const errors = { ageCategories: [undefined, { ageTo: { type: "too_big", message: "Te oud." } }] };
    expect(messageAt(errors as never, "ageCategories")).toBe("Te oud.");
  });
});
