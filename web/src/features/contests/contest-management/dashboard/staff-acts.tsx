import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { DateTime } from "#platform/date-time.tsx";
import { GrowingList } from "#ui/growing-list.tsx";
import { staffActsQuery } from "../management.queries.ts";
import { staffActsMessages as copy } from "./staff-acts.nl.ts";

/** What staff did in a contest of somebody else; renders nothing when they did nothing. */
export function StaffActs({ slug }: { slug: string }) {
  const { meta } = useSuspenseQuery(staffActsQuery(slug, 1)).data;
  if (meta.total === 0) return null;
  return (
    <section aria-labelledby="medewerkers" className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-5">
      <div className="grid gap-2">
        <h2 className="text-3xl" id="medewerkers">
          {copy.title}
        </h2>
        <p className="max-w-prose text-ink-soft">{copy.help}</p>
      </div>
      <GrowingList
        meta={meta}
        more={copy.more}
        renderPage={(page) => <ActsOfPage key={page} page={page} slug={slug} />}
      />
    </section>
  );
}

function ActsOfPage({ slug, page }: { slug: string; page: number }) {
  const { data: { data: acts } = { data: [] } } = useQuery(staffActsQuery(slug, page));
  return acts.map(({ id, at, by, act, entry, juror, state, reason }) => (
    <li className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3" key={id}>
      <span className="min-w-0 break-words">
        <span className="font-semibold">{by?.nickname ?? copy.somebody}</span>{" "}
        {copy.acts[act]({ entry: entry ? `‘${entry}’` : copy.deletedEntry, juror, state })}
        {reason && <span className="block text-ink-soft">{copy.because(reason)}</span>}
      </span>
      <span className="text-ink-soft">
        <DateTime date={at} format="long" />
      </span>
    </li>
  ));
}
