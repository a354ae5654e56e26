import { useRecordContext } from "ra-core";
import type { StaffContest } from "@inktvis/contract/features/contests/staff-contests";
import { DateTime } from "#platform/date-time.tsx";
import { SiteButton } from "#platform/site-button.tsx";
import { Email } from "#ui/email.tsx";
import { managedContestPath } from "@inktvis/contract/page-paths/account";
import { choicesOf } from "../choices.ts";
import { type Filter, SEARCH_FILTER } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { RowLink } from "../list/row-link.tsx";
import { NowrapDateTime, Stacked } from "../list/stacked.tsx";
import { Trophy } from "../room-icons.tsx";
import { type RoomResource, showPath } from "../room-resource.ts";
import { Facts, RoomShow, ShowPart } from "../show/room-show.tsx";
import { contestsCopy as copy } from "./contests.nl.ts";
import { ReopenContestForm } from "./reopen-contest-form.tsx";
import { HandOverForm } from "./hand-over-form.tsx";

const FILTERS: Filter[] = [
  SEARCH_FILTER,
  { name: "state", label: copy.state, kind: "choice", choices: choicesOf(copy.filters) },
];

const stateOf = ({ publishedAt, endedAt }: StaffContest) =>
  copy.states[endedAt ? "ended" : publishedAt ? "running" : "draft"];

const COLUMNS: readonly Column<StaffContest>[] = [
  {
    title: copy.title,
    show: (contest) => (
      <Stacked below={stateOf(contest)}>
        <RowLink id={contest.id}>{contest.title}</RowLink>
      </Stacked>
    ),
  },
  {
    title: copy.organizer,
    show: ({ organizer }) => (
      <Stacked below={<Email address={organizer.email} />}>
        {organizer.nickname}
        {organizer.blockedAt && <span className="text-sm text-danger"> · {copy.blocked}</span>}
      </Stacked>
    ),
  },
  { title: copy.participations, isNumber: true, show: ({ participationCount }) => participationCount },
  { title: copy.deadline, sort: "deadline", show: ({ deadline }) => <NowrapDateTime date={deadline} /> },
];

const List = () => (
  <RoomList<StaffContest>
    columns={COLUMNS}
    filters={FILTERS}
    intro={copy.intro}
    resource={contests}
    sort={{ field: "deadline", order: "DESC" }}
  />
);

const Show = () => (
  <RoomShow<StaffContest> aside={<ManageLink />} nameOf={({ title }) => title} resource={contests}>
    {(contest) => (
      <>
        <Facts
          facts={[
            [
              copy.organizer,
              <span key="organizer">
                <a className="link" href={showPath("people", contest.organizer.id)}>
                  {contest.organizer.nickname}
                </a>
                {contest.organizer.blockedAt && <span className="text-danger"> · {copy.blocked}</span>}
              </span>,
            ],
            [copy.email, contest.organizer.email],
            [copy.state, stateOf(contest)],
            [copy.deadline, <DateTime date={contest.deadline} format="long" key="deadline" />],
            [copy.participations, contest.participationCount],
          ]}
        />
        {contest.endedAt && (
          <ShowPart title={copy.reopenTitle}>
            <ReopenContestForm contestId={contest.id} />
          </ShowPart>
        )}
        <ShowPart title={copy.handOver}>
          <HandOverForm contestId={contest.id} key={contest.organizer.id} />
        </ShowPart>
      </>
    )}
  </RoomShow>
);

/** The link to the pages of the organiser, which admins may use too. */
function ManageLink() {
  const contest = useRecordContext<StaffContest>();
  if (!contest) return null;
  return (
    <SiteButton look="secondary" path={managedContestPath(contest.slug)} site="account">
      {copy.manage}
    </SiteButton>
  );
}

export const contests: RoomResource = {
  name: "contests",
  one: copy.one,
  many: copy.many,
  group: "people",
  Icon: Trophy,
  right: "managePeople",
  list: List,
  show: Show,
};
