import type { StaffInstalment } from "@inktvis/contract/features/enrolments/staff-instalments";
import { managedParticipantPath } from "@inktvis/contract/page-paths/account";
import { formatAmount } from "#platform/formats/numbers.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { choicesOf } from "../choices.ts";
import type { Filter } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { NowrapDate, Stacked } from "../list/stacked.tsx";
import { Stairs } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";
import { instalmentsCopy as copy } from "./instalments.nl.ts";
import { Payer } from "./payer.tsx";

const FILTERS: Filter[] = [
  { name: "q", label: copy.search, kind: "search" },
  { name: "state", label: copy.state, kind: "choice", choices: choicesOf(copy.filters) },
];

const stateOf = ({ state, paymentState }: StaffInstalment) =>
  paymentState === "paid" ? copy.paid : copy.states[state];

const COLUMNS: readonly Column<StaffInstalment>[] = [
  {
    title: copy.course,
    show: ({ enrolmentId, course, ...instalment }) => (
      <Stacked below={stateOf({ enrolmentId, course, ...instalment })}>
        <SiteLink className="link font-semibold" path={managedParticipantPath(course.slug, enrolmentId)} site="account">
          {course.title}
        </SiteLink>
      </Stacked>
    ),
  },
  { title: copy.person, show: ({ person }) => <Payer person={person} /> },
  { title: copy.organizer, show: ({ course }) => <Payer person={course.organizer} /> },
  { title: copy.asked, sort: "requestedAt", show: ({ requestedAt }) => <NowrapDate date={requestedAt} /> },
  {
    title: copy.outstanding,
    isNumber: true,
    show: ({ state, outstandingAmount, totalAmount }) =>
      state !== "rejected" && (
        <Stacked below={copy.total(formatAmount(totalAmount))}>
          {formatAmount(state === "approved" ? outstandingAmount : totalAmount)}
        </Stacked>
      ),
  },
];

const List = () => (
  <RoomList<StaffInstalment>
    columns={COLUMNS}
    filters={FILTERS}
    intro={copy.intro}
    resource={instalments}
    sort={{ field: "requestedAt", order: "ASC" }}
  />
);

export const instalments: RoomResource = {
  name: "instalments",
  one: copy.one,
  many: copy.many,
  menu: copy.menu,
  group: "money",
  Icon: Stairs,
  right: "manageMoney",
  list: List,
};
