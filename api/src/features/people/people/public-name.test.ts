import { describe, expect, it } from "vitest";
import { ageOn, publicNameOf } from "./public-name.ts";

/** Noon in Brussels, in summer or in winter. */
const on = (day: string) => new Date(`${day}T11:00:00Z`);

describe("ageOn", () => {
  it.each([
    ["2008-05-10", "2026-05-09", 17],
    ["2008-05-10", "2026-05-10", 18],
    ["2008-05-10", "2026-05-11", 18],
    ["2008-12-31", "2026-01-01", 17],
    ["2008-01-01", "2026-12-31", 18],
    ["2026-05-10", "2026-05-10", 0],
    ["1926-05-10", "2026-05-10", 100],
    ["0999-05-10", "2026-05-10", 1027],
  ])("of a person born on %s is, on %s, %i", (born, today, age) => {
    expect(ageOn(born, on(today))).toBe(age);
  });

  it("changes on 1 March in a year without 29 February, and on 29 February itself in a leap year", () => {
    const born = "2008-02-29";
    expect(["2026-02-28", "2026-03-01"].map((day) => ageOn(born, on(day)))).toEqual([17, 18]);
    expect(["2028-02-28", "2028-02-29", "2028-03-01"].map((day) => ageOn(born, on(day)))).toEqual([19, 20, 20]);
  });

  it.each([
    ["in winter", "2008-01-15", "2026-01-14T22:59:59Z", "2026-01-14T23:00:00Z"],
    ["in summer", "2008-07-15", "2026-07-14T21:59:59Z", "2026-07-14T22:00:00Z"],
    ["at New Year", "2008-01-01", "2025-12-31T22:59:59Z", "2025-12-31T23:00:00Z"],
  ])("changes at midnight in Brussels, %s", (_case, born, before, after) => {
    expect([ageOn(born, new Date(before)), ageOn(born, new Date(after))]).toEqual([17, 18]);
  });
});

describe("publicNameOf", () => {
  const adult = {
    first_name: "An",
    last_name: "Peeters",
    date_of_birth: "1990-05-10",
    real_name_public_visible: true,
  };
  const today = on("2026-05-10");

  it("is the name of an adult who shows it", () => {
    expect(publicNameOf(adult, today)).toBe("An Peeters");
  });

  it.each([
    ["does not show it", { real_name_public_visible: false }],
    ["gave no first name", { first_name: null }],
    ["gave an empty first name", { first_name: "" }],
    ["gave no last name", { last_name: null }],
    ["gave no date of birth, and so may be a child", { date_of_birth: null }],
    ["turns 18 tomorrow", { date_of_birth: "2008-05-11" }],
    ["is a baby", { date_of_birth: "2026-05-10" }],
    ["is not born yet", { date_of_birth: "2030-01-01" }],
  ])("is hidden for a person who %s", (_case, differs) => {
    expect(publicNameOf({ ...adult, ...differs }, today)).toBeNull();
  });

  it("appears on the eighteenth birthday", () => {
    expect(publicNameOf({ ...adult, date_of_birth: "2008-05-10" }, today)).toBe("An Peeters");
  });
});
