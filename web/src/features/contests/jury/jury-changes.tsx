import type { JuryChange } from "@inktvis/contract/features/contests/contest-changes";
import { formatDate } from "#platform/formats/dates.ts";
import { ChangeList } from "../contests/change-list.tsx";
import { contestChangesMessages as copy } from "../contests/contest-changes.nl.ts";

/** The changes that the organiser made to what the jury relies on (docs/product/contests.md#changes-for-the-jury). */
export const JuryChanges = ({ changes }: { changes: readonly JuryChange[] }) => (
  <ChangeList changes={changes} sentenceOf={sentenceOf} title={copy.juryTitle} />
);

function sentenceOf({ field, before, after }: JuryChange) {
  switch (field) {
    case "juryDeadline":
      return copy.juryDeadline(inWords(before), inWords(after));
    case "jurorNames":
      return after === null ? copy.jurorNamesHidden : copy.jurorNamesShown;
    default:
      return field satisfies never;
  }
}

const inWords = (instant: string | null) => instant && formatDate(instant, "long");
