import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { RefundTerms } from "./refund-terms.tsx";

const terms = [
  { until: "2026-12-03", percentage: 100 },
  { until: "2026-12-13", percentage: 50 },
  { until: "2026-12-20", percentage: 25 },
];
const linesOf = (withdrawalUntil?: string, steps = terms) =>
  renderToStaticMarkup(<RefundTerms terms={steps} withdrawalUntil={withdrawalUntil} />)
    .split(/<[^>]+>/)
    .map((text) => text.trim())
    .filter(Boolean);

const HEADING = "Als je je uitschrijft";
const ALL_BACK = "Tot veertien dagen na je inschrijving krijg je alles terug.";
const AFTER = "Daarna krijg je niets terug.";

describe("the refund terms", () => {
  it("leave out the steps that end while everything is refunded", () => {
    expect(linesOf("2026-12-13")).toEqual([HEADING, ALL_BACK, "tot en met", "20 dec 2026", "25\u00a0% terug", AFTER]);
    expect(linesOf("2026-12-31")).toEqual([HEADING, ALL_BACK, AFTER]);
  });

  it("name all steps for people who waive the fourteen days", () => {
    expect(linesOf()).toEqual(expect.arrayContaining(["3 dec 2026", "13 dec 2026", "20 dec 2026"]));
    expect(linesOf(undefined, [])).toEqual([HEADING, "Wie zich uitschrijft, krijgt niets terug."]);
  });
});
