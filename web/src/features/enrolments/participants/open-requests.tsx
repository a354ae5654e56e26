import type { Course } from "@inktvis/contract/features/courses/course";
import type { ParticipantSummary } from "@inktvis/contract/features/enrolments/participants";
import { managedParticipantPath } from "@inktvis/contract/page-paths/account";
import { useSuspenseQueries } from "@tanstack/react-query";
import { DateTime } from "#platform/date-time.tsx";
import { SiteButton } from "#platform/site-button.tsx";
import { nameOf } from "./participant-name.ts";
import { participantMessages as copy } from "./participants.nl.ts";
import { activeQuery, requestsQuery } from "./participants.queries.ts";

/**
 * The participants who wait for a decision of the organiser, at the top of the dashboard
 * (docs/product/participants.md#groups).
 */
export function OpenRequests({ course: { slug } }: { course: Course }) {
  const [requests, active] = useSuspenseQueries({ queries: [requestsQuery(slug), activeQuery(slug)] });
  const waiting = [
    ...requests.data.map((who) => ({ who, asks: copy.wantsInstalments, at: who.installment?.requestedAt })),
    ...active.data.filter(wantsOut).map((who) => ({ who, asks: copy.wantsOut, at: who.delistRequestedAt })),
  ];
  if (waiting.length === 0) return null;
  return (
    <section
      aria-labelledby="vragen"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2xl border border-accent-ink bg-wash p-6 sm:p-8"
    >
      <h2 className="text-2xl" id="vragen">
        {copy.openRequests} <span className="text-ink-soft tabular-nums">({waiting.length})</span>
      </h2>
      <ul className="-mb-3 divide-y divide-hairline">
        {waiting.map(({ who, asks, at }) => (
          <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3" key={who.id}>
            <span className="min-w-0 break-words">
              <span className="block font-semibold">{nameOf(who)}</span>
              <span className="text-ink-soft">
                {asks}
                {at && (
                  <>
                    {" · "}
                    <DateTime date={at} format="long" />
                  </>
                )}
              </span>
            </span>
            <SiteButton path={managedParticipantPath(slug, who.id)} site="account">
              {copy.decide}
              <span className="sr-only"> {copy.decideOn(nameOf(who))}</span>
            </SiteButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

const wantsOut = ({ delistRequestedAt }: ParticipantSummary) => delistRequestedAt !== null;
