import { describe, expect, it } from "vitest";
import { brokenRules } from "#layer/form-rules.ts";
import { COURSE_RULES, type CourseRuled } from "./course-rules.ts";

const course: CourseRuled = {
  pricingStrategy: "free",
  hasRealLifePart: true,
  hasEnrollments: false,
  location: "Gent",
  classTimes: "Op dinsdag",
  enrollmentDeadline: "2030-03-01",
  startDate: "2030-03-05",
  endDate: "2030-05-07",
};
const brokenIn = (change: Partial<CourseRuled>) => Object.keys(brokenRules(COURSE_RULES, { ...course, ...change }));

describe("the rules of a course", () => {
  it.each<[Partial<CourseRuled>, string[]]>([
    [{}, []],
    [{ startDate: "2030-05-07", enrollmentDeadline: "2030-05-07" }, []],
    [{ enrollmentDeadline: "2030-05-08" }, ["enrollmentDeadline"]],
    [{ endDate: "2020-01-01" }, ["endDate"]],
    [{ endDate: "2030-03-04", enrollmentDeadline: "2030-03-06" }, ["endDate", "enrollmentDeadline"]],
    [{ location: "x" }, ["location"]],
    [{ hasRealLifePart: false, location: null, startDate: null, endDate: null, enrollmentDeadline: null }, []],
    ...(
      [
        [[], []],
        [
          [
            [10, 100],
            [3, 50],
            [1, 50],
          ],
          [],
        ],
        [
          [
            [1, 50],
            [10, 100],
          ],
          [],
        ],
        [
          [
            [10, 50],
            [30, 40],
          ],
          ["refundTerms"],
        ],
        [
          [
            [10, 50],
            [10, 40],
          ],
          ["refundTerms"],
        ],
      ] as const
    ).map(([terms, fields]): [Partial<CourseRuled>, string[]] => [
      { refundTerms: terms.map(([daysBefore = 0, percentage = 0]) => ({ daysBefore, percentage })) },
      [...fields],
    ]),
    [{ pricingStrategy: "paid" }, ["price"]],
    [{ pricingStrategy: "paid", price: 0 }, []],
    [{ pricingStrategy: "paid_levels", price: 10, priceLow: 10, priceHigh: 10 }, []],
    [{ pricingStrategy: "paid_levels", price: 10, priceLow: 11, priceHigh: 9 }, ["priceLow", "priceHigh"]],
    [
      { hasEnrollments: true, conditions: "<p>&nbsp;<br></p>" },
      ["conditions", "isClosed", "maxParticipants", "adminEmailAddress"],
    ],
    [
      {
        hasEnrollments: true,
        hasRealLifePart: false,
        conditions: "Kom.",
        isClosed: false,
        pricingStrategy: "paid",
        price: 5,
      },
      ["pricingAllowInstallments"],
    ],
    [
      {
        hasEnrollments: true,
        hasRealLifePart: false,
        conditions: "Kom.",
        isClosed: false,
        pricingStrategy: "paid",
        price: 5,
        pricingAllowInstallments: true,
      },
      ["pricingInstallmentInstructions"],
    ],
  ])("of %j are broken at %j", (change, fields) => {
    expect(brokenIn(change)).toEqual(fields);
  });
});
