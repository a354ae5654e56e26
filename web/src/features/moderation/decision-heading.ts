import type { Decision } from "@inktvis/contract/features/moderation/decisions";
import { decisionMessages as copy } from "./messages.nl.ts";

type Decided = Pick<Decision, "title" | "verdict" | "slug" | "hidden" | "aboutRewritten">;

/** The title and the first sentence of a decision: what was decided, and what has happened to the text since then. */
export function headingOf({ title, verdict, slug, hidden, aboutRewritten }: Decided): [title: string, lead: string] {
  if (!slug) return [copy.title, verdict === "keep" ? copy.keptAndDeletedLead : copy.deletedLead];
  if (verdict === "keep") {
    if (hidden) return [copy.title, copy.keptAndHiddenLead];
    return aboutRewritten ? [copy.shownAgain(title), copy.keptAfterEdit] : [copy.kept(title), copy.keptLead];
  }
  return hidden
    ? [copy.hidden(title), aboutRewritten ? copy.hiddenAfterEdit : copy.hiddenLead]
    : [copy.shownAgain(title), copy.shownAgainLead];
}
