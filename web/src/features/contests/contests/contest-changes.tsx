import type { ContestChange } from "@inktvis/contract/features/contests/contest-changes";
import { DateTime } from "#platform/date-time.tsx";
import { formatDate } from "#platform/formats/dates.ts";
import { contestChangesMessages as copy } from "./contest-changes.nl.ts";

/** What its organiser changed since people enter, by the moment of the change (docs/product/contests.md#changes). */
export function ContestChanges({ changes }: { changes: readonly ContestChange[] }) {
  if (changes.length === 0) return null;
  const saves = [...Map.groupBy(changes, ({ changedAt }) => changedAt)];
  return (
    <section aria-labelledby="wijzigingen" className="rounded-sm border border-hairline p-6">
      <h2 className="mb-4 text-2xl" id="wijzigingen">
        {copy.title}
      </h2>
      <ol className="grid gap-4">
        {saves.map(([changedAt, ofSave]) => (
          <li className="grid gap-1" key={changedAt}>
            <p className="text-sm text-ink-soft">
              {copy.changedOn} <DateTime date={changedAt} format="long" />
            </p>
            <ul className="grid gap-1">
              {ofSave.map((change) => (
                <li className="break-words" key={change.field} suppressHydrationWarning>
                  {sentenceOf(change)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

function sentenceOf({ field, before, after }: ContestChange) {
  switch (field) {
    case "deadline":
      return copy.deadline(inWords(before), inWords(after));
    case "reward":
      return copy.reward(before ?? "", after ?? "");
    case "rules":
      return copy.rules;
    case "extraField1":
    case "extraField2":
      if (after === null) return copy.questionGone(before ?? "");
      return before === null ? copy.questionNew(after) : copy.questionChanged(before, after);
    default:
      return field satisfies never;
  }
}

const inWords = (instant: string | null) => (instant === null ? "" : formatDate(instant, "long"));
