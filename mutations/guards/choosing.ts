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
  }),
];
