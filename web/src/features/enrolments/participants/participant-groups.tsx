import type { Course } from "@inktvis/contract/features/courses/course";
import type { ParticipantSummary } from "@inktvis/contract/features/enrolments/participants";
import { managedParticipantPath } from "@inktvis/contract/page-paths/account";
import { useSuspenseQueries } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { DateTime } from "#platform/date-time.tsx";
import { formatAmount } from "#platform/formats/numbers.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { Cell, DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { hasAmounts } from "./has-amounts.ts";
import { nameOf } from "./participant-name.ts";
import { participantMessages as copy } from "./participants.nl.ts";
import { activeQuery, delistedQuery, pendingQuery, requestsQuery } from "./participants.queries.ts";

/** A column of a group, after the name. */
interface GroupColumn {
  title: string;
  isAmount?: boolean;
  cell: (participant: ParticipantSummary) => ReactNode;
}

/** The participants of a course in groups; empty groups are hidden (docs/product/participants.md#groups). */
export function ParticipantGroups({ course: { slug, pricingStrategy } }: { course: Course }) {
  const [requests, pending, active, delisted] = useSuspenseQueries({
    queries: [requestsQuery(slug), pendingQuery(slug), activeQuery(slug), delistedQuery(slug)],
  });
  const groups = [requests.data, pending.data.data, active.data, delisted.data];
  const { begun } = pending.data.meta;
  const withAmounts = hasAmounts(pricingStrategy, groups.flat());
  const columnsFor = (columns: readonly GroupColumn[]) => columns.filter(({ isAmount }) => !isAmount || withAmounts);
  return (
    <section aria-labelledby="deelnemers" className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <h2 className="text-3xl" id="deelnemers">
        {copy.participants}
      </h2>
      {groups.every((group) => group.length === 0) && <EmptyState title={copy.none}>{copy.noneHelp}</EmptyState>}
      <Group columns={REQUESTS} help={copy.requestsHelp} people={requests.data} slug={slug} title={copy.requests} />
      <Group
        columns={columnsFor(PENDING)}
        help={copy.pendingHelp}
        people={pending.data.data}
        slug={slug}
        title={copy.pending}
      />
      <Group columns={columnsFor(ACTIVE)} people={active.data} slug={slug} title={copy.active} />
      <Group columns={columnsFor(DELISTED)} people={delisted.data} slug={slug} title={copy.delisted} />
      {begun > 0 && <p className="text-ink-soft">{copy.begun(begun)}</p>}
    </section>
  );
}

const moment = (at: string | null) => (at ? <DateTime date={at} format="long" /> : "–");
const day = (at: string | null) => (at ? <DateTime date={at} /> : "–");

const TO_PAY: GroupColumn = {
  title: copy.toPay,
  isAmount: true,
  cell: ({ priceTotal }) => formatAmount(priceTotal),
};
const REQUESTS: readonly GroupColumn[] = [
  { title: copy.asked, cell: ({ installment }) => moment(installment?.requestedAt ?? null) },
  TO_PAY,
];
const PENDING: readonly GroupColumn[] = [
  { title: copy.begunAt, cell: ({ startedAt }) => moment(startedAt) },
  { title: copy.seatUntil, cell: ({ reservedUntil }) => (reservedUntil ? moment(reservedUntil) : copy.seatGone) },
  TO_PAY,
];
const PAID: GroupColumn = {
  title: copy.paid,
  isAmount: true,
  cell: ({ paidAmount }) => formatAmount(paidAmount),
};
const ACTIVE: readonly GroupColumn[] = [
  { title: copy.enrolledAt, cell: ({ finalizedAt }) => day(finalizedAt) },
  PAID,
  {
    title: copy.outstanding,
    isAmount: true,
    cell: ({ outstandingAmount }) => (outstandingAmount > 0 ? <strong>{formatAmount(outstandingAmount)}</strong> : "–"),
  },
];
const DELISTED: readonly GroupColumn[] = [
  { title: copy.delistedAt, cell: ({ delistedAt }) => day(delistedAt) },
  PAID,
  {
    title: copy.refunded,
    isAmount: true,
    cell: ({ refundedAmount }) => (refundedAmount > 0 ? formatAmount(refundedAmount) : "–"),
  },
];

interface GroupProps {
  title: string;
  help?: string;
  slug: string;
  people: readonly ParticipantSummary[];
  columns: readonly GroupColumn[];
}

function Group({ title, help, slug, people, columns }: GroupProps) {
  if (people.length === 0) return null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h3 className="text-2xl">
          {title} <span className="text-ink-soft tabular-nums">({people.length})</span>
        </h3>
        {help && <p className="max-w-prose text-ink-soft">{help}</p>}
      </div>
      <DataTable
        columns={[
          { title: copy.name },
          ...columns.map(({ title: name, isAmount }) => ({ title: name, isNumber: isAmount })),
        ]}
        label={title}
      >
        {people.map((participant) => (
          <tr key={participant.id}>
            <Cell>
              <span>
                <SiteLink className="link font-semibold" path={managedParticipantPath(slug, participant.id)}>
                  {nameOf(participant)}
                </SiteLink>
                {participant.delistRequestedAt && !participant.delistedAt && (
                  <span className="block text-sm text-accent-ink">{copy.wantsOut}</span>
                )}
              </span>
            </Cell>
            {columns.map(({ title: name, isAmount, cell }) => (
              <Cell isNumber={isAmount} key={name} label={name}>
                {cell(participant)}
              </Cell>
            ))}
          </tr>
        ))}
      </DataTable>
    </section>
  );
}
