import type { StaffDataRequest } from "@inktvis/contract/features/personal-data/staff-data-requests";
import { Email } from "#ui/email.tsx";
import { choicesOf } from "../choices.ts";
import type { Filter } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { NowrapDateTime, Stacked } from "../list/stacked.tsx";
import { Archive } from "../room-icons.tsx";
import { type RoomResource, showPath } from "../room-resource.ts";
import { dataRequestsCopy as copy } from "./data-requests.nl.ts";

const FILTERS: Filter[] = [
  { name: "kind", label: copy.kind, kind: "choice", choices: choicesOf(copy.kinds) },
  { name: "state", label: copy.state, kind: "choice", choices: choicesOf(copy.filters) },
];

const COLUMNS: readonly Column<StaffDataRequest>[] = [
  {
    title: copy.person,
    show: ({ person }) =>
      person ? (
        <Stacked below={<Email address={person.email} />}>
          <a className="link font-semibold" href={showPath("people", person.id)}>
            {person.nickname}
          </a>
        </Stacked>
      ) : (
        copy.erased
      ),
  },
  { title: copy.kind, show: ({ kind }) => copy.kinds[kind] },
  { title: copy.requestedAt, sort: "askedAt", show: ({ askedAt }) => <NowrapDateTime date={askedAt} /> },
  { title: copy.state, show: ({ status }) => copy.statuses[status] },
  { title: copy.due, sort: "dueAt", show: ({ dueAt }) => dueAt && <NowrapDateTime date={dueAt} /> },
];

const List = () => (
  <RoomList<StaffDataRequest>
    columns={COLUMNS}
    filters={FILTERS}
    intro={copy.intro}
    resource={dataRequests}
    sort={{ field: "askedAt", order: "DESC" }}
  />
);

export const dataRequests: RoomResource = {
  name: "dataRequests",
  one: copy.one,
  many: copy.many,
  menu: copy.menu,
  group: "people",
  Icon: Archive,
  right: "managePeople",
  list: List,
};
