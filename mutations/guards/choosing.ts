import { guardsIn } from "../guard.ts";

const PAYMENTS = "api/src/features/enrolments/payments";
const CHOOSING = [`${PAYMENTS}/choosing.test.ts`];

/** What somebody chooses to pay for, and when there is nothing to choose. */
export const choosingGuards = [
  ...guardsIn(`${PAYMENTS}/operations/save-payment-preferences.ts`, CHOOSING, {
    "Who is enrolled chooses nothing else any more": ["if (enrolment.finalized_at) throw enrolledAlready();", ""],
    "Who was delisted is told so instead of choosing": ["if (enrolment.delisted_at) throw delistedAlready();", ""],
    "Nothing is chosen in a course that is free": ["if (isFree(course)) throw nothingToChoose();", ""],
  }),
  ...guardsIn(`${PAYMENTS}/operations/get-payment-url.ts`, CHOOSING, {
    "Who was delisted is told so instead of paying": [
      'if (enrolment.delisted_at) throw notToPay("Je bent uitgeschreven voor deze cursus.");',
      "",
    ],
    "Nobody pays for what is not sold to them any more": [
      "await checkStillSold(tx, { course, enrolment }, choice.addOns);",
      "",
    ],
  }),
  ...guardsIn("api/src/features/enrolments/enrolments/queries/sold-add-on.ts", CHOOSING, {
    "What is being paid in another course is not sold a second time": [
      "open.state in ('creating', 'pending')",
      "false",
    ],
  }),
  ...guardsIn("api/src/features/enrolments/enrolments/queries/offered-add-ons.ts", CHOOSING, {
    "Two payments at once do not buy the magazine twice": ["await lockSalesTo(tx, facts.enrolment.user_id);", ""],
  }),
  ...guardsIn(`${PAYMENTS}/typed-choice.ts`, CHOOSING, {
    "A discount is one that the course gives": ['.where("given.course_id", "=", course.id)', ""],
    "What is bought with a course is offered with it": [
      'if (!offer) problems[FIELDS[code]] = "Dit is bij deze cursus niet te koop.";\n    else if',
      "if (!offer) continue;\n    else if",
    ],
    "What is not sent somewhere, or bought once, is not sold there or again": [
      "else if (offer.unavailableBecause) problems[FIELDS[code]] = offer.unavailableBecause;",
      "",
    ],
  }),
];
