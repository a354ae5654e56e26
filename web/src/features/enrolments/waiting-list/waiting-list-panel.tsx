import { profilePath } from "@inktvis/contract/page-paths/community";
import type { WaitingPerson } from "@inktvis/contract/features/enrolments/waiting-list";
import { useSuspenseQuery } from "@tanstack/react-query";
import { DateTime } from "#platform/date-time.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { Cell, DataTable } from "#ui/data-table.tsx";
import { waitingListMessages as copy } from "./waiting-list.nl.ts";
import { waitingPeopleQuery } from "./waiting-list.queries.ts";

/**
 * The people who wait for a seat in a course; nothing when there are none. The loader of the page loads
 * `waitingPeopleQuery`.
 */
export function WaitingListPanel({ slug }: { slug: string }) {
  const { data: people } = useSuspenseQuery(waitingPeopleQuery(slug));
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="wachtlijst" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h2 className="text-2xl" id="wachtlijst">
          {copy.title} <span className="text-ink-soft tabular-nums">({people.length})</span>
        </h2>
        <p className="max-w-prose text-ink-soft">{copy.help}</p>
      </div>
      <DataTable columns={[{ title: copy.name }, { title: copy.since }, { title: copy.turn }]} label={copy.title}>
        {people.map((person) => (
          <tr key={person.id}>
            <Cell>
              <Name person={person} />
            </Cell>
            <Cell label={copy.since}>
              <DateTime date={person.joinedAt} format="long" />
            </Cell>
            <Cell label={copy.turn}>
              <Turn person={person} />
            </Cell>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}

const Name = ({ person: { user } }: { person: WaitingPerson }) =>
  user.slug === null ? (
    <span>{user.nickname}</span>
  ) : (
    <span>
      <span className="block">{user.nickname}</span>
      <SiteLink
        aria-label={copy.profileOf(user.nickname)}
        className="link text-sm"
        path={profilePath(user.slug)}
        site="community"
      >
        {copy.profile}
      </SiteLink>
    </span>
  );

const Turn = ({ person: { position, offeredUntil } }: { person: WaitingPerson }) =>
  offeredUntil ? (
    <span>
      {copy.seatUntil} <DateTime date={offeredUntil} format="long" />
    </span>
  ) : (
    <span>{position === null ? "" : copy.position(position)}</span>
  );
