import type { DecisionWords } from "../show/decision-form.tsx";
import { moderationCopy as copy } from "./moderation.nl.ts";

/** The texts of a form that decides about a text; its author reads the reason. */
export const verdictWords = (question: string): DecisionWords => ({
  question,
  reason: copy.reason,
  reasonHelp: copy.reasonHelp,
  chooseFirst: copy.chooseFirst,
  submit: copy.submitDecision,
});
