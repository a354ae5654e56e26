import { describe, expect, it } from "vitest";
import { ApiError } from "@inktvis/contract/layer/client";
import { messages } from "../messages.nl.ts";
import { dialogErrorOf, fieldErrorsOf, formErrorOf } from "./form-refusal.ts";

const refusal = (status: number) => new ApiError(status, "refused", "Probeer het straks opnieuw.");

describe("the message below a form", () => {
  it.each([410, 422, 429, 503])("is the sentence of the API for status %i", (status) => {
    expect(formErrorOf(refusal(status))).toBe("Probeer het straks opnieuw.");
    expect(dialogErrorOf(refusal(status))).toBe("Probeer het straks opnieuw.");
  });
  it.each([0, 419, 500, 502])("is absent for status %i, which the platform announces", (status) => {
    expect(formErrorOf(refusal(status))).toBeUndefined();
  });
  it("is what the API says of fields that the form does not have", () => {
    const refused = { title: ["Geef een titel."], genres: ["Dit genre bestaat niet meer."] };
    const error = new ApiError(422, "validation", "Kijk na wat je invulde.", refused);
    expect(
      formErrorOf(
        error,
        fieldErrorsOf(error, (name) => name === "title"),
      ),
    ).toBe("Dit genre bestaat niet meer.");
    expect(
      formErrorOf(
        error,
        fieldErrorsOf(error, () => true),
      ),
    ).toBeUndefined();
  });
  it("is shown in a dialog even for a failure, since a modal dialog covers what the platform shows", () => {
    expect(dialogErrorOf(refusal(500))).toBe(messages.generalError);
  });
});
