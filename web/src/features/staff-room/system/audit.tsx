import type { StaffChange } from "@inktvis/contract/features/staff-audit";
import { choicesOf } from "../choices.ts";
import type { Filter } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { Stacked, When } from "../list/stacked.tsx";
import { Ledger } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";
import { systemCopy as copy } from "./system.nl.ts";

const FILTERS: Filter[] = [
  {
    name: "actorId",
    label: copy.who,
    kind: "reference",
    resource: "people",
    text: "nickname",
    filter: { state: "staff" },
  },
  { name: "subject", label: copy.subject, kind: "choice", choices: choicesOf(copy.subjects) },
  { name: "from", label: copy.from, kind: "day" },
  { name: "until", label: copy.until, kind: "day" },
];

const COLUMNS: readonly Column<StaffChange>[] = [
  { title: copy.at, sort: "at", show: ({ at }) => <When at={at} /> },
  {
    title: copy.who,
    show: ({ actor }) => <span className="inline-block md:min-w-28">{actor?.nickname ?? copy.nobody}</span>,
  },
  {
    title: copy.what,
    show: ({ action, subject, subjectId }) => (
      <Stacked below={<span className="break-all">{subjectId}</span>}>
        {copy.subjects[subject] ?? subject}: {copy.actions[action] ?? action}
      </Stacked>
    ),
  },
  { title: copy.difference, show: (change) => <Difference {...change} /> },
];

const List = () => (
  <RoomList<StaffChange>
    columns={COLUMNS}
    filters={FILTERS}
    intro={copy.changesIntro}
    of={audit}
    sort={{ field: "at", order: "DESC" }}
  />
);

/** What was and what is, folded away: a text can be long. */
function Difference({ before, after }: Pick<StaffChange, "before" | "after">) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return null;
  return (
    <details>
      <summary className="link cursor-pointer">{names.join(", ")}</summary>
      <dl className="mt-2 grid gap-2 text-sm">
        {[[copy.before, before] as const, [copy.after, after] as const].map(([title, fields]) => (
          <div key={title}>
            <dt className="text-ink-soft">{title}</dt>
            <dd>
              <pre className="max-h-72 max-w-md overflow-auto whitespace-pre-wrap break-words">
                {fields ? JSON.stringify(fields, null, 2) : copy.nothing}
              </pre>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

export const audit: RoomResource = {
  name: "audit",
  one: copy.change,
  many: copy.changes,
  group: "system",
  Icon: Ledger,
  right: "manageSystem",
  list: List,
};
