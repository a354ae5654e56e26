import type { StaffRegistration } from "@inktvis/contract/features/staff/staff-registrations";
import { api } from "#platform/api.ts";
import { WORDS } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { Email, When } from "../list/stacked.tsx";
import { Envelope } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";
import { ActButton } from "../show/act-button.tsx";
import { peopleCopy as copy } from "./people.nl.ts";

const COLUMNS: readonly Column<StaffRegistration>[] = [
  { title: copy.email, sort: "email", show: ({ email }) => <Email of={email} /> },
  { title: copy.nickname, show: ({ nickname }) => nickname },
  { title: copy.asked, sort: "createdAt", show: ({ createdAt }) => <When at={createdAt} /> },
  { title: copy.mailed, show: ({ linkIssuedAt }) => <When at={linkIssuedAt} /> },
];

const actionsOf = ({ id, email }: StaffRegistration) => (
  <ActButton
    act={() => api.staffRegistrations.resend({ params: { id } })}
    done={copy.resent}
    label={copy.resend}
    name={copy.resendName(email)}
    title={copy.resendTitle(email)}
  >
    {copy.resendHelp}
  </ActButton>
);

const List = () => (
  <RoomList<StaffRegistration>
    actions={actionsOf}
    columns={COLUMNS}
    filters={[WORDS]}
    intro={copy.registrationsIntro}
    of={registrations}
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
