import type { ContestChange } from "@inktvis/contract/features/contests/contest-changes";
import { formatDate } from "#platform/formats/dates.ts";
import { ChangeList } from "./change-list.tsx";
import { contestChangesMessages as copy } from "./contest-changes.nl.ts";

/** What the organiser changed after people started to enter (docs/product/contests.md#changes). */
export const ContestChanges = ({ changes }: { changes: readonly ContestChange[] }) => (
  <ChangeList changes={changes} sentenceOf={sentenceOf} title={copy.title} />
);

function sentenceOf({ field, before, after }: ContestChange) {
  switch (field) {
    case "deadline":
      return copy.deadline(inWords(before), inWords(after));
    case "reward":
      return copy.reward(before ?? "", after ?? "");
    case "rules":
      return copy.rules;
    case "texts":
      return copy.texts(before ?? "", after ?? "");
    case "length":
      return copy.length(before, after);
    case "extraField1":
    case "extraField2":
      if (after === null) return copy.questionGone(before ?? "");
      return before === null ? copy.questionNew(after) : copy.questionChanged(before, after);
    case "ageCategories":
      return copy.ageCategories(before, after);
    case "feedback":
      return after === null ? copy.feedbackHidden : copy.feedbackShown;
    default:
      return field satisfies never;
  }
}

const inWords = (instant: string | null) => (instant === null ? "" : formatDate(instant, "long"));
