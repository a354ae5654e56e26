import { expect, it } from "vitest";
import { headingOf } from "./decision-heading.ts";

const kept = { title: "Eb", verdict: "keep", slug: "eb", hidden: false, aboutRewritten: false } as const;

it("says that a text stays as long as it does", () => {
  expect(headingOf(kept)[0]).toBe("‘Eb’ blijft staan");
  expect(headingOf({ ...kept, aboutRewritten: true })[0]).toBe("‘Eb’ is weer te lezen");
});

it.each([true, false])("does not say so of a text that is now hidden or deleted; rewritten: %s", (aboutRewritten) => {
  for (const since of [{ hidden: true }, { slug: null }]) {
    const [title, lead] = headingOf({ ...kept, aboutRewritten, ...since });
    expect(title).toBe("Beslissing over je tekst");
    expect(lead).toMatch(/^We lazen je tekst, en lieten hem (toen )?staan/);
  }
});
