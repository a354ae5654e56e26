import type { AddOnCode } from "@inktvis/contract/features/billing/add-on-codes";
import type { PriceLevel } from "@inktvis/contract/features/enrolments/prices";

/** How far somebody is in enrolling in a course, and what they chose to pay for. */
export interface DemoEnrolment {
  /** Keys of a person and of a course. */
  person: string;
  course: string;
  /** How many days ago they began to enrol. */
  ago: number;
  /**
   * `failed`: the payment failed; `late`: paid after the seat had lapsed, when the course was full; `short`: paid less
   * than agreed. `asked`, `approved`, `rejected`: the state of a request to pay in instalments.
   */
  state: "begun" | "filled-in" | "failed" | "late" | "short" | "enrolled" | "asked" | "approved" | "rejected";
  level?: PriceLevel;
  /** The name of a discount, and the reason that the person gave. */
  discount?: [name: string, reason: string];
  addOns?: AddOnCode[];
  /** The company that is invoiced instead of the person. */
  company?: { name: string; vatNumber: string };
}

/** Oldest first, because their invoices are numbered in this order. They fill one course. */
export const DEMO_ENROLMENTS: readonly DemoEnrolment[] = [
  { person: "jurylid", course: "15-natuurdagboek", ago: 40, state: "enrolled" },
  { person: "lid", course: "15-natuurdagboek", ago: 38, state: "enrolled" },
  { person: "wedstrijdorganisator", course: "15-natuurdagboek", ago: 21, state: "enrolled" },
  { person: "wedstrijdorganisator", course: "12-kijken-tot-het-iets-wordt", ago: 20, state: "enrolled" },
  { person: "leeskring", course: "12-kijken-tot-het-iets-wordt", ago: 18, state: "enrolled" },
  { person: "jongere", course: "04-jong-geweld-op-papier", ago: 11, state: "enrolled" },
  { person: "schrijver", course: "07-een-roman-in-een-jaar", ago: 10, state: "enrolled", addOns: ["book", "verzin"] },
  { person: "redacteur", course: "12-kijken-tot-het-iets-wordt", ago: 9, state: "enrolled" },
  { person: "schrijver", course: "27-thriller-de-eerste-vijftig-bladzijden", ago: 9, state: "asked" },
  {
    person: "lid",
    course: "06-proeven-van-schrijven",
    ago: 8,
    state: "enrolled",
    discount: ["UiTPAS met kansentarief", "UiTPAS 0934000128818"],
  },
  {
    person: "leeskring",
    course: "10-je-kortverhaal-en-een-lezer",
    ago: 6,
    state: "enrolled",
    level: "high",
    addOns: ["taal-deel"],
    company: { name: "Leeskring Het Ezelsoor vzw", vatNumber: "BE0876543270" },
  },
  { person: "jurylid", course: "11-schrijven-in-de-klas", ago: 5, state: "enrolled" },
  { person: "schrijfatelier", course: "11-schrijven-in-de-klas", ago: 4, state: "enrolled" },
  { person: "lid", course: "14-schrijfweek-in-het-bos", ago: 4, state: "approved", addOns: ["book"] },
  { person: "jurylid", course: "14-schrijfweek-in-het-bos", ago: 2, state: "asked" },
  { person: "schrijver", course: "14-schrijfweek-in-het-bos", ago: 1, state: "rejected" },
  { person: "schrijver", course: "12-kijken-tot-het-iets-wordt", ago: 3, state: "failed" },
  { person: "lid", course: "16-dichten-met-de-seizoenen", ago: 4, state: "enrolled" },
  { person: "jurylid", course: "16-dichten-met-de-seizoenen", ago: 4, state: "enrolled" },
  { person: "redacteur", course: "16-dichten-met-de-seizoenen", ago: 3, state: "enrolled" },
  { person: "leeskring", course: "16-dichten-met-de-seizoenen", ago: 3, state: "enrolled" },
  { person: "schrijver", course: "16-dichten-met-de-seizoenen", ago: 2, state: "late" },
  { person: "wedstrijdorganisator", course: "07-een-roman-in-een-jaar", ago: 2, state: "short" },
  { person: "lid", course: "07-een-roman-in-een-jaar", ago: 1, state: "begun" },
  { person: "jongere", course: "03-de-schrijfbende", ago: 1, state: "filled-in", level: "low" },
];
