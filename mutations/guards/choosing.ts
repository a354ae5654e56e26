import { guardsIn } from "../guard.ts";

const PAYMENTS = "api/src/features/enrolments/payments";
const CHOOSING = [`${PAYMENTS}/choosing.test.ts`];

/** Choosing what to pay for, and when there is nothing to choose. */
export const choosingGuards = [
  ...guardsIn(`${PAYMENTS}/operations/save-payment-preferences.ts`, CHOOSING, {
    "An enrolled participant cannot change what they chose to pay for": [
      "if (enrolment.finalized_at) throw enrolledAlready();",
      "",
    ],
    "A delisted person who chooses what to pay for is told that they were delisted": [
      "if (enrolment.delisted_at) throw delistedAlready();",
      "",
    ],
    "Nothing can be chosen in a free course": ["if (isFree(course)) throw nothingToChoose();", ""],
  }),
  ...guardsIn(`${PAYMENTS}/operations/get-payment-url.ts`, CHOOSING, {
    "A delisted person who goes to pay is told that they were delisted": [
      'if (enrolment.delisted_at) throw notToPay("Je bent uitgeschreven voor deze cursus.");',
      "",
    ],
    "Nobody pays for an add-on that is no longer sold to them": [
      "await checkStillSold(tx, { course, enrolment }, choice.addOns);",
      "",
    ],
  }),
  ...guardsIn("api/src/features/enrolments/enrolments/queries/sold-add-on.ts", CHOOSING, {
    "An add-on that is being paid for with another course is not sold a second time": [
      "open.state in ('creating', 'pending')",
      "false",
    ],
  }),
  ...guardsIn("api/src/features/enrolments/enrolments/queries/offered-add-ons.ts", CHOOSING, {
    "Two simultaneous payments do not buy the magazine twice": ["await lockSalesTo(tx, facts.enrolment.user_id);", ""],
  }),
  ...guardsIn(`${PAYMENTS}/typed-choice.ts`, CHOOSING, {
    "Only discounts that the course gives can be chosen": ['.where("given.course_id", "=", course.id)', ""],
    "Only add-ons that a course offers can be bought with it": [
      'if (!offer) problems[FIELDS[code]] = "Dit is bij deze cursus niet te koop.";\n    else if',
      "if (!offer) continue;\n    else if",
    ],
    "An add-on is not sold to addresses where it is not sent, nor twice if it is sold once": [
      "else if (offer.unavailableBecause) problems[FIELDS[code]] = offer.unavailableBecause;",
      "",
    ],
  }),
];
