import type { StaffDelistRequest } from "@inktvis/contract/features/enrolments/staff-delisting";
import { managedParticipantPath } from "@inktvis/contract/page-paths/account";
import { formatDate } from "#platform/formats/dates.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { NowrapDate, Stacked } from "../list/stacked.tsx";
import { Hourglass } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";
import { ReasonButton } from "../show/confirm-button.tsx";
import { staffApi } from "../staff-api.ts";
import { delistingCopy } from "./delisting.nl.ts";
import { Payer } from "./payer.tsx";

const { requests: copy } = delistingCopy;

const COLUMNS: readonly Column<StaffDelistRequest>[] = [
  {
    title: copy.course,
    show: ({ id, course: { slug, title, startDate } }) => (
      <Stacked below={startDate && copy.starts(formatDate(startDate))}>
        <SiteLink className="link font-semibold" path={managedParticipantPath(slug, id)} site="account">
          {title}
        </SiteLink>
      </Stacked>
    ),
  },
  { title: copy.person, show: ({ person }) => <Payer person={person} /> },
  { title: copy.reason, show: ({ reason }) => <span className="whitespace-pre-line">{reason ?? copy.noReason}</span> },
  { title: copy.asked, sort: "requestedAt", show: ({ requestedAt }) => <NowrapDate date={requestedAt} /> },
];

/** Declines a request; accepting it is done on the page of the participant, where the amount is. */
const actionsOf = ({ id, person }: StaffDelistRequest) => (
  <ReasonButton
    about={id}
    aria-label={person ? `${copy.decline}: ${person.nickname}` : copy.decline}
    action={(message) => staffApi.staffDelistRequests.decline({ params: { id }, body: { message } })}
    doneMessage={copy.declined}
    label={copy.decline}
    reasonLabel={copy.message}
    title={copy.declineTitle}
  >
    {copy.declineHelp}
  </ReasonButton>
);

/** Participants who asked to be delisted, and wait for an answer (docs/product/delisting.md#asking). */
export const delistRequests: RoomResource = {
  name: "delistRequests",
  one: copy.one,
  many: copy.many,
  group: "money",
  Icon: Hourglass,
  right: "manageMoney",
  list: () => (
    <RoomList<StaffDelistRequest>
      actions={actionsOf}
      columns={COLUMNS}
      intro={copy.intro}
      resource={delistRequests}
      sort={{ field: "requestedAt", order: "ASC" }}
    />
  ),
};
