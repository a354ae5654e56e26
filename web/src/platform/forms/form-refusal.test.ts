import { describe, expect, it } from "vitest";
import { ApiError } from "@inktvis/contract/layer/client";
import { messages } from "../messages.nl.ts";
import { dialogErrorOf, formErrorOf } from "./form-refusal.ts";

const refusal = (status: number) => new ApiError(status, "refused", "Probeer het straks opnieuw.");

describe("the message below a form", () => {
  it.each([410, 422, 429, 503])("is the sentence of the API for status %i", (status) => {
    expect(formErrorOf(refusal(status), false)).toBe("Probeer het straks opnieuw.");
    expect(dialogErrorOf(refusal(status))).toBe("Probeer het straks opnieuw.");
  });
  it.each([0, 419, 500, 502])("is absent for status %i, which the platform announces", (status) => {
    expect(formErrorOf(refusal(status), false)).toBeUndefined();
  });
  it("is shown in a dialog also for a failure, since a modal dialog covers what the platform shows", () => {
    expect(dialogErrorOf(refusal(500))).toBe(messages.generalError);
  });
});
