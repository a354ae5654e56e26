import { describe, expect, it } from "vitest";
import { ApiError } from "@inktvis/contract/layer/client";
import { messages } from "../messages.nl.ts";
import { dialogErrorOf, formErrorOf } from "./form-refusal.ts";

const refusal = (status: number) => new ApiError(status, "refused", "Probeer het straks opnieuw.");

describe("what stands below a form", () => {
  it.each([410, 422, 429, 503])("says a refusal with %i in the words of the API", (status) => {
    expect(formErrorOf(refusal(status), false)).toBe("Probeer het straks opnieuw.");
    expect(dialogErrorOf(refusal(status))).toBe("Probeer het straks opnieuw.");
  });
  it.each([0, 419, 500, 502])("says %i not twice: the platform told it", (status) => {
    expect(formErrorOf(refusal(status), false)).toBeUndefined();
  });
  it("says a failure in a dialog again, since a dialog lies over what the platform tells", () => {
    expect(dialogErrorOf(refusal(500))).toBe(messages.generalError);
  });
});
