import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { originOf } from "@inktvis/contract/sites";
import { type CourseSearch, courseListPath, isNarrowed } from "#features/courses/courses/course-search.ts";
import { formatDate } from "#platform/formats/dates.ts";
import { SiteLink, useCurrentSite } from "#platform/site-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ArrowLeft, ArrowRight } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { ListPage } from "#ui/list-page.tsx";
import { ShortOnPhone } from "#ui/short-on-phone.tsx";
import { agendaPath } from "#features/courses/courses/agenda-path.ts";
import { agendaFilePath } from "./agenda-file-path.ts";
import { agendaQuery } from "./agenda.queries.ts";
import { agendaMessages as copy } from "./agenda.nl.ts";
import { laterMonth } from "./month-grid.ts";
import { itemsByDay, MonthTable } from "./month-table.tsx";

const route = getRouteApi("/organization/cursussen/agenda");

/** Courses and activities by month (docs/product/search.md#agenda). */
export function AgendaPage() {
  const { month: asked, search } = route.useLoaderData();
  const { data } = useSuspenseQuery(agendaQuery(asked, search));
  const { month, today, items, hasMore } = data;
  const name = formatDate(`${month}-01`, "monthYear");
  const days = itemsByDay(items, month);
  return (
    <ListPage below={<Links search={search} />} intro={copy.intro} title={copy.title}>
      <section aria-labelledby="month">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2
            aria-live="polite"
            className="text-3xl first-letter:uppercase sm:text-4xl"
            id="month"
            suppressHydrationWarning
          >
            {name}
          </h2>
          <MonthLinks month={month} search={search} today={today} />
        </div>
        <p className={days.size > 0 ? "mt-1 text-ink-soft" : "sr-only"} role="status">
          {hasMore ? copy.hasMore : copy.count(new Set([...days.values()].flat().map(({ item }) => item.id)).size)}
        </p>
        {days.size > 0 ? (
          <MonthTable caption={name} days={days} month={month} today={today} />
        ) : (
          <div className="mt-8">
            <EmptyState
              action={<ButtonAnchor href={courseListPath(search)}>{copy.asList}</ButtonAnchor>}
              title={copy.none(name)}
            >
              {copy.noneHelp}
            </EmptyState>
          </div>
        )}
      </section>
    </ListPage>
  );
}

function Links({ search }: { search: CourseSearch }) {
  const { addresses } = useCurrentSite();
  const file = agendaFilePath(search);
  // Calendar programs subscribe to an address with this scheme, and refetch it by themselves.
  const followed = (originOf(addresses, "organization") + file).replace(/^https?:/, "webcal:");
  return (
    <div className="grid gap-3">
      {isNarrowed(search) && (
        <p>
          {copy.narrowed}{" "}
          <SiteLink className="link" path={agendaPath({})}>
            {copy.everything}
          </SiteLink>
        </p>
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <SiteLink className="link" path={courseListPath(search)}>
          {copy.asList}
        </SiteLink>
        <a className="link" href={followed}>
          {copy.subscribe}
        </a>
        <a className="link" download href={file}>
          {copy.download}
        </a>
      </p>
    </div>
  );
}

const MonthLinks = ({ month, today, search }: { month: string; today: string; search: CourseSearch }) => (
  <nav aria-label={copy.months} className="flex flex-wrap gap-2">
    <ButtonAnchor href={agendaPath(search, laterMonth(month, -1))} look="secondary">
      <ArrowLeft />
      <ShortOnPhone first={copy.previous} second={copy.month} />
    </ButtonAnchor>
    <ButtonAnchor href={agendaPath(search, laterMonth(month, 1))} look="secondary">
      <ShortOnPhone first={copy.next} second={copy.month} />
      <ArrowRight />
    </ButtonAnchor>
    {!today.startsWith(month) && (
      <ButtonAnchor href={agendaPath(search)} look="secondary">
        {copy.thisMonth}
      </ButtonAnchor>
    )}
  </nav>
);
