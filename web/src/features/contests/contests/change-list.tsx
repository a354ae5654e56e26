import { useId } from "react";
import { DateTime } from "#platform/date-time.tsx";
import { contestChangesMessages as copy } from "./contest-changes.nl.ts";

interface Change {
  changedAt: string;
  field: string;
}
interface ChangeListProps<C extends Change> {
  changes: readonly C[];
  title: string;
  sentenceOf: (change: C) => string;
}

/** The changes that the organiser of a contest made, by the moment of the change; nothing without changes. */
export function ChangeList<C extends Change>({ changes, title, sentenceOf }: ChangeListProps<C>) {
  const titleId = useId();
  if (changes.length === 0) return null;
  const saves = [...Map.groupBy(changes, ({ changedAt }) => changedAt)];
  return (
    <section aria-labelledby={titleId} className="rounded-sm border border-hairline p-6">
      <h2 className="mb-4 text-2xl" id={titleId}>
        {title}
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
