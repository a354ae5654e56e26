import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DateField } from "./date-field.tsx";

const textOf = (typed: string | null) =>
  renderToStaticMarkup(<DateField help="We tonen ze nooit." id="dag" label="Geboortedatum" typed={typed} />).replaceAll(
    /<[^>]+>/g,
    "",
  );

describe("a date field", () => {
  it.each([null, "", "2023-02-30", "niets"])("says in which order it is filled in, for %s", (typed) => {
    expect(textOf(typed)).toBe(
      "GeboortedatumDag, maand en jaar, in de volgorde die het veld toont. We tonen ze nooit.",
    );
  });

  it("repeats the chosen day in words, whatever the order of the browser", () => {
    expect(textOf("1990-05-07")).toBe("Geboortedatummaandag 7 mei 1990. We tonen ze nooit.");
  });
});
