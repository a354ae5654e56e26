import type { StaffMail } from "@inktvis/contract/features/staff/staff-mails";
import { Email } from "#ui/email.tsx";
import { choicesOf } from "../choices.ts";
import type { Filter } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { NowrapDateTime, Stacked } from "../list/stacked.tsx";
import { Letter } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";
import { systemCopy as copy } from "./system.nl.ts";

const FILTERS: Filter[] = [
  { name: "q", label: copy.address, kind: "search" },
  { name: "state", label: copy.state, kind: "choice", choices: choicesOf(copy.mailStates) },
];

const COLUMNS: readonly Column<StaffMail>[] = [
  {
    title: copy.subjectLine,
    show: ({ subject }) => <span className="font-semibold">{subject}</span>,
  },
  { title: copy.to, show: ({ email }) => <Email address={email} /> },
  {
    title: copy.state,
    show: ({ sentAt, error }) =>
      error ? <Stacked below={error}>{copy.mailStates.failed}</Stacked> : sentAt ? copy.mailStates.sent : copy.sending,
  },
  { title: copy.at, sort: "at", show: ({ at }) => <NowrapDateTime date={at} /> },
];

const List = () => (
  <RoomList<StaffMail>
    columns={COLUMNS}
    filters={FILTERS}
    intro={copy.mailsIntro}
    resource={mails}
    sort={{ field: "at", order: "DESC" }}
  />
);

export const mails: RoomResource = {
  name: "mails",
  one: copy.mail,
  many: copy.mails,
  group: "system",
  Icon: Letter,
  right: "manageSystem",
  list: List,
};
