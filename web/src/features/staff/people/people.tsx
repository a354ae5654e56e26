import { useRecordContext } from "ra-core";
import type { StaffPerson, StaffPersonSummary } from "@inktvis/contract/features/staff/staff-people";
import { ROLE_NAMES } from "@inktvis/contract/role-names.nl";
import { profilePath } from "@inktvis/contract/page-paths/community";
import { DateTime } from "#platform/date-time.tsx";
import { SiteButton } from "#platform/site-button.tsx";
import { Email } from "#ui/email.tsx";
import { choicesOf } from "../choices.ts";
import { type Filter, SEARCH_FILTER } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { RowLink } from "../list/row-link.tsx";
import { NowrapDateTime, Stacked } from "../list/stacked.tsx";
import { PictureChoices } from "../pictures/picture-choices.tsx";
import { People } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";
import { ConfirmButton, ReasonButton } from "../show/confirm-button.tsx";
import { Facts, RoomShow, ShowPart } from "../show/room-show.tsx";
import { peopleCopy as copy, STATE_NAMES } from "./people.nl.ts";
import { RoleChoices } from "./role-choices.tsx";
import { SignIns } from "./sign-ins.tsx";
import { TeamForm } from "./team-form.tsx";
import { staffApi } from "../staff-api.ts";

const FILTERS: Filter[] = [
  SEARCH_FILTER,
  { name: "role", label: copy.role, kind: "choice", choices: choicesOf(ROLE_NAMES) },
  { name: "state", label: copy.state, kind: "choice", choices: choicesOf(STATE_NAMES) },
];

const realNameOf = ({ firstName, lastName }: Pick<StaffPersonSummary, "firstName" | "lastName">) =>
  [firstName, lastName].filter(Boolean).join(" ");

const COLUMNS: readonly Column<StaffPersonSummary>[] = [
  {
    title: copy.nickname,
    sort: "nickname",
    show: (person) => (
      <Stacked below={realNameOf(person)}>
        <RowLink id={person.id}>{person.nickname}</RowLink>
        {person.blockedAt && <span className="text-sm text-danger"> · {copy.blocked}</span>}
      </Stacked>
    ),
  },
  { title: copy.email, sort: "email", show: ({ email }) => <Email address={email} /> },
  { title: copy.roles, show: ({ roles }) => roles.map((role) => ROLE_NAMES[role]).join(", ") || copy.noRoles },
  { title: copy.since, sort: "createdAt", show: ({ createdAt }) => <NowrapDateTime date={createdAt} /> },
];

const List = () => (
  <RoomList<StaffPersonSummary>
    columns={COLUMNS}
    filters={FILTERS}
    resource={people}
    sort={{ field: "createdAt", order: "DESC" }}
  />
);

const Show = () => (
  <RoomShow<StaffPerson> aside={<ProfileLink />} nameOf={({ nickname }) => nickname} resource={people}>
    {(person) => (
      <>
        <Facts
          facts={[
            [copy.realName, realNameOf(person)],
            [copy.email, person.email],
            [copy.since, <DateTime date={person.createdAt} key="since" />],
            [copy.terms, copy.termsVersion(person.termsVersion)],
            [copy.texts, copy.textCount(person.textCount)],
            [copy.secondFactor, person.hasSecondFactor ? copy.hasSecondFactor : null],
            [copy.blockedSince, person.blockedAt && <DateTime date={person.blockedAt} format="long" />],
            [copy.blockedBecause, person.blockedBecause],
          ]}
        />
        <ShowPart title={copy.roles}>
          <RoleChoices person={person} />
        </ShowPart>
        <ShowPart title={copy.team}>
          <TeamForm key={person.id} person={person} />
        </ShowPart>
        <PictureChoices pictures={person.pictures} />
        <ShowPart title={copy.devices}>
          <SignIns person={person} />
        </ShowPart>
        <SecondFactorRemoval person={person} />
        <Blocking person={person} />
      </>
    )}
  </RoomShow>
);

/** The link to the public profile, which blocked people do not have. */
function ProfileLink() {
  const person = useRecordContext<StaffPerson>();
  if (!person || person.blockedAt) return null;
  return (
    <SiteButton look="secondary" path={profilePath(person.slug)} site="community">
      {copy.profile}
    </SiteButton>
  );
}

/** For people who have lost their app, passkeys and recovery codes. */
const SecondFactorRemoval = ({ person: { id, nickname, me } }: { person: StaffPerson }) =>
  me.can.removeSecondFactor && (
    <div>
      <ConfirmButton
        action={() => staffApi.staffPeople.removeSecondFactor({ params: { id } })}
        doneMessage={copy.secondFactorRemoved}
        label={copy.removeSecondFactor}
        title={copy.removeSecondFactorTitle(nickname)}
      >
        {copy.removeSecondFactorHelp}
      </ConfirmButton>
    </div>
  );

function Blocking({ person: { id, nickname, blockedAt, me } }: { person: StaffPerson }) {
  if (!me.can.block) return null;
  const params = { id };
  return (
    <div>
      {blockedAt ? (
        <ConfirmButton
          action={() => staffApi.staffPeople.unblock({ params })}
          doneMessage={copy.unblockDone}
          label={copy.unblock}
          title={copy.unblockTitle(nickname)}
        >
          {copy.unblockHelp}
        </ConfirmButton>
      ) : (
        <ReasonButton
          about={id}
          action={(reason) => staffApi.staffPeople.block({ params, body: { reason } })}
          doneMessage={copy.blockDone}
          label={copy.block}
          reasonLabel={copy.blockReason}
          title={copy.blockTitle(nickname)}
        >
          {copy.blockHelp}
        </ReasonButton>
      )}
    </div>
  );
}

export const people: RoomResource = {
  name: "people",
  one: copy.one,
  many: copy.many,
  group: "people",
  Icon: People,
  right: "managePeople",
  list: List,
  show: Show,
};
