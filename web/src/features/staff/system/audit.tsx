import type { StaffChange } from "@inktvis/contract/features/staff/staff-audit";
import { HOMEPAGE_SITES } from "@inktvis/contract/features/content/staff-homepages";
import { SITES } from "@inktvis/contract/sites";
import { choicesOf } from "../choices.ts";
import type { Filter } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { Stacked, NowrapDateTime } from "../list/stacked.tsx";
import { Ledger } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";
import { changesIn } from "./audit-changes.ts";
import { systemCopy as copy } from "./system.nl.ts";

const FILTERS: Filter[] = [
  {
    name: "actorId",
    label: copy.actor,
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
  { title: copy.at, sort: "at", show: ({ at }) => <NowrapDateTime date={at} /> },
  {
    title: copy.actor,
    show: ({ actor }) => <span className="inline-block md:min-w-28">{actor?.nickname ?? copy.noActor}</span>,
  },
  {
    title: copy.target,
    show: (change) => (
      <Stacked below={nameOf(change)}>
        {copy.subjects[change.subject] ?? change.subject}: {copy.actions[change.action] ?? change.action}
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
    resource={audit}
    sort={{ field: "at", order: "DESC" }}
  />
);

/** The values before and after, folded, since there can be many. */
function Difference({ before, after }: Pick<StaffChange, "before" | "after">) {
  const changes = changesIn(before, after);
  if (changes.length === 0) return null;
  return (
    <details>
      <summary className="link cursor-pointer">{changes.map(({ label }) => label).join(", ")}</summary>
      <dl className="mt-2 grid max-w-lg gap-3 text-sm">
        {changes.map((change) => (
          <div key={change.label}>
            <dt className="font-semibold">{change.label}</dt>
            {before && <Side title={copy.before}>{change.before}</Side>}
            {after && <Side title={copy.after}>{change.after}</Side>}
          </div>
        ))}
      </dl>
    </details>
  );
}

const Side = ({ title, children }: { title: string; children: string }) => (
  <dd className="break-words">
    <span className="text-ink-soft">{title}:</span> {children}
  </dd>
);

/** The name of the record when it was changed; terms and home pages have no title, and get a name of the staff room. */
function nameOf({ subject, subjectId, subjectName }: StaffChange) {
  if (subject === "terms") return copy.versionName(Number(subjectId));
  if (subject === "homepages" && subjectId in HOMEPAGE_SITES)
    return SITES[HOMEPAGE_SITES[subjectId as keyof typeof HOMEPAGE_SITES]].title;
  return subjectName;
}

export const audit: RoomResource = {
  name: "audit",
  one: copy.change,
  many: copy.changes,
  emptyTitle: copy.noChanges,
  group: "system",
  Icon: Ledger,
  right: "manageSystem",
  list: List,
};
