import type { AnomalyChoice, StaffAnomaly } from "@inktvis/contract/features/enrolments/staff-anomalies";
import { coursePath } from "@inktvis/contract/page-paths/organization";
import type { ReactNode } from "react";
import { capitalize } from "#platform/formats/capitalize.ts";
import { DateTime } from "#platform/date-time.tsx";
import { formatAmount } from "#platform/formats/numbers.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { PlainText } from "#ui/plain-text.tsx";
import { choicesOf } from "../choices.ts";
import type { Filter } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { RowLink } from "../list/row-link.tsx";
import { NowrapDateTime, Stacked } from "../list/stacked.tsx";
import { Lifebuoy } from "../room-icons.tsx";
import { type RoomResource, showPath } from "../room-resource.ts";
import { DecisionForm } from "../show/decision-form.tsx";
import { Facts, RoomShow, ShowPart } from "../show/room-show.tsx";
import { staffApi } from "../staff-api.ts";
import { anomaliesCopy as copy } from "./anomalies.nl.ts";
import { deciderOf } from "./decided-by.ts";
import { Payer } from "./payer.tsx";

const KINDS = Object.entries(copy.kinds).map(([value, { name }]) => ({ value, label: name }));
const FILTERS: Filter[] = [
  { name: "state", label: copy.state, kind: "choice", choices: choicesOf(copy.filters) },
  { name: "kind", label: copy.kind, kind: "choice", choices: KINDS },
];

/** The texts for what went wrong. */
const wordsOf = ({ kind, details }: StaffAnomaly) =>
  kind === "books-unbalanced" && details.providerId !== null ? copy.refundsUnbalanced : copy.kinds[kind];

/** The amount that the anomaly is about. */
function amountOf({ kind, payment, details: { expected, received } }: StaffAnomaly) {
  if (kind === "wrong-amount") return received;
  return kind === "refund-failed" ? expected : (payment?.amount ?? received);
}
const stateOf = ({ decision }: StaffAnomaly) => (decision ? copy.decisions[decision] : copy.waits);

const COLUMNS: readonly Column<StaffAnomaly>[] = [
  {
    title: copy.kind,
    show: ({ id, kind, course }) => (
      <Stacked below={course?.title}>
        <RowLink id={id}>{capitalize(copy.kinds[kind].name)}</RowLink>
      </Stacked>
    ),
  },
  { title: copy.person, show: (anomaly) => <WhoPaid anomaly={anomaly} /> },
  {
    title: copy.state,
    show: (anomaly) =>
      anomaly.decision ? stateOf(anomaly) : <span className="font-semibold text-accent-ink">{copy.waits}</span>,
  },
  { title: copy.filedAt, sort: "filedAt", show: ({ filedAt }) => <NowrapDateTime date={filedAt} /> },
  {
    title: copy.amount,
    isNumber: true,
    show: (anomaly) => {
      const amount = amountOf(anomaly);
      return amount !== null && formatAmount(amount);
    },
  },
];

/** The person who paid; for an unknown payment nobody is known. */
const WhoPaid = ({ anomaly: { kind, person } }: { anomaly: StaffAnomaly }) =>
  kind === "unknown-payment" ? <span className="text-ink-soft">{copy.unknown}</span> : <Payer person={person} />;

const List = () => (
  <RoomList<StaffAnomaly>
    columns={COLUMNS}
    filters={FILTERS}
    intro={copy.intro}
    resource={anomalies}
    sort={{ field: "filedAt", order: "DESC" }}
  />
);

const Show = () => (
  <RoomShow<StaffAnomaly> nameOf={({ kind }) => capitalize(copy.kinds[kind].name)} resource={anomalies}>
    {(anomaly) => (
      <>
        <WhatHappened anomaly={anomaly} />
        <AnomalyFacts anomaly={anomaly} />
        {anomaly.decision ? <Decided anomaly={anomaly} /> : <Decide anomaly={anomaly} />}
      </>
    )}
  </RoomShow>
);

function WhatHappened({ anomaly }: { anomaly: StaffAnomaly }) {
  const { what, settled = what } = wordsOf(anomaly);
  return <p className="reading">{anomaly.decision === "settled" ? settled : what}</p>;
}

function AnomalyFacts({ anomaly }: { anomaly: StaffAnomaly }) {
  const { kind, payment, course, person, filedAt, details } = anomaly;
  const { expected, received, providerId } = details;
  const words = wordsOf(anomaly);
  return (
    <Facts
      facts={[
        [copy.person, kind === "unknown-payment" ? null : <Payer key="person" person={person} />],
        [
          copy.course,
          course && (
            <SiteLink className="link" path={coursePath(course.slug)} site="organization">
              {course.title}
            </SiteLink>
          ),
        ],
        [words.expected ?? copy.expected, expected !== null ? formatAmount(expected) : null],
        [words.received ?? copy.received, received !== null ? formatAmount(received) : null],
        [copy.amount, expected === null && received === null && payment ? formatAmount(payment.amount) : null],
        [copy.filedAt, <DateTime date={filedAt} format="long" key="filed" />],
        [copy.providerId, providerId ?? payment?.providerId ?? null],
        [
          copy.payment,
          payment && (
            <a className="link" href={showPath("payments", payment.id)}>
              {copy.toPayment}
            </a>
          ),
        ],
      ]}
    />
  );
}

function Decided({ anomaly }: { anomaly: StaffAnomaly }) {
  const { decidedAt, note } = anomaly;
  return (
    <ShowPart title={copy.decision}>
      <Facts
        facts={[
          [copy.decision, stateOf(anomaly)],
          [copy.decidedAt, decidedAt && <DateTime date={decidedAt} format="long" />],
          [copy.decidedBy, deciderOf(anomaly)],
          [copy.note, note && <PlainText>{note}</PlainText>],
        ]}
      />
    </ShowPart>
  );
}

const Decide = ({ anomaly: { id, kind, choices } }: { anomaly: StaffAnomaly }) => (
  <ShowPart title={copy.decide}>
    <DecisionForm<AnomalyChoice>
      choices={choicesIn(kind, choices)}
      decide={(decision, note) =>
        staffApi.staffAnomalies.decide({ params: { id }, body: { decision, ...(note.trim() && { note }) } })
      }
      doneMessage={copy.decided}
      reasonField="note"
      resource="anomalies"
      words={{
        question: copy.question,
        reason: copy.note,
        reasonHelp: copy.noteHelp,
        chooseFirst: copy.chooseFirst,
        submit: copy.submit,
      }}
    />
  </ShowPart>
);

/** The choices that are possible now, with their consequences. */
function choicesIn(kind: StaffAnomaly["kind"], choices: readonly AnomalyChoice[]) {
  const described: Partial<Record<AnomalyChoice, ReactNode>> = {};
  for (const choice of choices) {
    described[choice] = (
      <span className="grid max-w-prose">
        <span className="font-semibold">{copy.choices[choice]}</span>
        <span className="text-ink-soft">{copy.kinds[kind].choices[choice]}</span>
      </span>
    );
  }
  return described;
}

export const anomalies: RoomResource = {
  name: "anomalies",
  one: copy.one,
  many: copy.many,
  emptyTitle: copy.empty,
  menu: copy.menu,
  group: "money",
  Icon: Lifebuoy,
  right: "manageMoney",
  list: List,
  show: Show,
};
