import { describe, expect, it } from "vitest";
import { clearSent } from "./clear-sent.ts";

/** The part of a form that is used here, with these values on the page. */
const formWith = (values: Record<string, unknown>) => ({
  values,
  getValues: ((name: string) => values[name]) as never,
  setValue: ((name: string, value: unknown) => {
    values[name] = value;
  }) as never,
});

/* docs/product/platform.md#long-forms */

describe("a form that is emptied once it was sent", () => {
  it("keeps what was typed during the request, and fields that are not emptied", () => {
    const sent = { emails: "roos@lezers.example", rows: [{ name: "Roos" }], text: "Kom je?" };
    const form = formWith({ ...sent, rows: [{ name: "Roos" }, { name: "Jan" }] });
    clearSent(form, sent, { emails: "", rows: [] });
    expect(form.values).toEqual({ emails: "", rows: [{ name: "Roos" }, { name: "Jan" }], text: "Kom je?" });
  });
});
