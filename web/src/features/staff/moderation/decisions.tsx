import type { StaffDecision, StaffDecisionDetail } from "@inktvis/contract/features/moderation/staff-decisions";
import { DateTime } from "#platform/date-time.tsx";
import { PlainText } from "#ui/plain-text.tsx";
import { choicesOf } from "../choices.ts";
import type { Filter } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { RowLink } from "../list/row-link.tsx";
import { NowrapDateTime } from "../list/stacked.tsx";
import { Scales } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";
import { DecisionForm } from "../show/decision-form.tsx";
import { Facts, RoomShow, ShowPart } from "../show/room-show.tsx";
import { moderationCopy as copy } from "./moderation.nl.ts";
import { ReportedText } from "./reported-text.tsx";
import { verdictWords } from "./verdict-words.ts";
import { staffApi } from "../staff-api.ts";

const FILTERS: Filter[] = [{ name: "state", label: copy.filter, kind: "choice", choices: choicesOf(copy.filters) }];

const appealState = ({ appeal }: StaffDecision) => copy.appealStates[appeal ? (appeal.verdict ?? "waits") : "none"];

const COLUMNS: readonly Column<StaffDecision>[] = [
  {
    title: copy.text,
    show: ({ id, title }) => <RowLink id={id}>{title}</RowLink>,
  },
  { title: copy.author, show: ({ author }) => author.nickname },
  { title: copy.outcome, show: ({ verdict }) => copy.verdicts[verdict] },
  {
    title: copy.decidedAt,
    sort: "decidedAt",
    show: ({ decidedAt }) => <NowrapDateTime date={decidedAt} />,
  },
  { title: copy.decidedBy, show: ({ decidedBy }) => decidedBy ?? copy.deletedAccount },
  { title: copy.appeal, sort: "appealedAt", show: appealState },
];

const List = () => (
  <RoomList<StaffDecision>
    columns={COLUMNS}
    filters={FILTERS}
    intro={copy.decisionsIntro}
    resource={decisions}
    sort={{ field: "decidedAt", order: "DESC" }}
  />
);

const Show = () => (
  <RoomShow<StaffDecisionDetail> nameOf={({ title }) => title} resource={decisions}>
    {(decision) => (
      <>
        <Facts
          facts={[
            [copy.author, decision.author.nickname],
            [copy.outcome, copy.verdicts[decision.verdict]],
            [copy.reason, <PlainText key="reason">{decision.reason}</PlainText>],
            [copy.decidedAt, <DateTime date={decision.decidedAt} format="long" key="at" />],
            [copy.decidedBy, decision.decidedBy ?? copy.deletedAccount],
          ]}
        />
        {decision.appeal && (
          <ShowPart title={copy.appeal}>
            <PlainText>{decision.appeal.words}</PlainText>
            <Facts
              facts={[
                [copy.appealedAt, <DateTime date={decision.appeal.at} format="long" key="at" />],
                [copy.state, appealState(decision)],
                [copy.reason, decision.appeal.reason && <PlainText key="reason">{decision.appeal.reason}</PlainText>],
              ]}
            />
          </ShowPart>
        )}
        {decision.body !== null && <ReportedText body={decision.body} />}
        {decision.appeal && decision.appeal.verdict === null && <AppealAnswer decision={decision} />}
      </>
    )}
  </RoomShow>
);

const AppealAnswer = ({ decision: { id, me } }: { decision: StaffDecisionDetail }) => (
  <ShowPart title={copy.answer}>
    {me.can.answer ? (
      <DecisionForm
        choices={copy.answers}
        decide={(verdict, reason) => staffApi.staffDecisions.answer({ params: { id }, body: { verdict, reason } })}
        doneMessage={copy.answered}
        resource="decisions"
        words={verdictWords(copy.answerVerdict)}
      />
    ) : (
      <p className="notice">{copy.cannotAnswer}</p>
    )}
  </ShowPart>
);

export const decisions: RoomResource = {
  name: "decisions",
  one: copy.decision,
  many: copy.decisions,
  menu: "beslissingen",
  group: "people",
  Icon: Scales,
  right: "moderate",
  list: List,
  show: Show,
};
