import type { StaffRegistration } from "@inktvis/contract/features/staff/staff-registrations";
import { Email } from "#ui/email.tsx";
import { SEARCH_FILTER } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { NowrapDateTime } from "../list/stacked.tsx";
import { Envelope } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";
import { ConfirmButton } from "../show/confirm-button.tsx";
import { peopleCopy as copy } from "./people.nl.ts";
import { staffApi } from "../staff-api.ts";

const COLUMNS: readonly Column<StaffRegistration>[] = [
  { title: copy.email, sort: "email", show: ({ email }) => <Email address={email} /> },
  { title: copy.nickname, show: ({ nickname }) => nickname },
  { title: copy.requestedAt, sort: "createdAt", show: ({ createdAt }) => <NowrapDateTime date={createdAt} /> },
  { title: copy.mailed, show: ({ linkIssuedAt }) => <NowrapDateTime date={linkIssuedAt} /> },
];

const actionsOf = ({ id, email }: StaffRegistration) => (
  <ConfirmButton
    action={() => staffApi.staffRegistrations.resend({ params: { id } })}
    doneMessage={copy.resent}
    label={copy.resend}
    aria-label={copy.resendName(email)}
    title={copy.resendTitle(email)}
  >
    {copy.resendHelp}
  </ConfirmButton>
);

const List = () => (
  <RoomList<StaffRegistration>
    actions={actionsOf}
    columns={COLUMNS}
    filters={[SEARCH_FILTER]}
    intro={copy.registrationsIntro}
    resource={registrations}
    sort={{ field: "createdAt", order: "DESC" }}
  />
);

export const registrations: RoomResource = {
  name: "registrations",
  one: copy.registration,
  many: copy.registrations,
  menu: copy.registrationsMenu,
  group: "people",
  Icon: Envelope,
  right: "managePeople",
  list: List,
};
