import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { Organized } from "@inktvis/contract/features/profiles/profiles";
import { organizedPath, profilePath } from "@inktvis/contract/page-paths/community";
import { messages } from "#platform/messages.nl.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { Pager } from "#ui/pager.tsx";
import { PastLastPage } from "#ui/past-last-page.tsx";
import { TextSkeleton } from "#ui/skeletons.tsx";
import { organizedQuery, personQuery } from "#features/people/people/person.queries.ts";
import { isOver } from "./is-over.ts";
import { OrganizedTile } from "./organized-tile.tsx";
import { organizedMessages as copy } from "./organized.nl.ts";

const route = getRouteApi("/community/profiel/$slug_/organiseert");

/** Everything that somebody organises: first what is not over, the nearest first, then what is over, the last first. */
export function OrganizedPage() {
  const { slug } = route.useParams();
  const { page = 1 } = route.useSearch();
  const { nickname } = useSuspenseQuery(personQuery(slug)).data;
  const { data, meta } = useSuspenseQuery(organizedQuery(slug, page)).data;
  return (
    <div className="page pt-8 sm:pt-12">
      <header className="mb-10 grid grid-cols-[minmax(0,1fr)] gap-4 sm:mb-14">
        <h1 className="text-4xl break-words hyphens-auto sm:text-6xl">{copy.title(nickname)}</h1>
        <p className="text-lg">
          {page > 1 && `${copy.page(page)} · `}
          <SiteLink className="link" path={profilePath(slug)}>
            {copy.toProfile(nickname)}
          </SiteLink>
        </p>
      </header>
      {data.length === 0 ? (
        <NothingOrganized isPastLast={meta.total > 0} nickname={nickname} slug={slug} />
      ) : (
        <>
          <Tiles organized={data.filter((item) => !isOver(item))} title={copy.upcoming} />
          <Tiles organized={data.filter(isOver)} title={copy.over} />
          <Pager {...meta} hrefOf={(to) => organizedPath(slug, to)} />
        </>
      )}
    </div>
  );
}

function Tiles({ organized, title }: { organized: readonly Organized[]; title: string }) {
  if (organized.length === 0) return null;
  return (
    <section className="mb-16 last-of-type:mb-0">
      <h2 className="mb-8 text-3xl">{title}</h2>
      <ul className="tile-grid">
        {organized.map((item) => (
          <li key={item.id}>
            <OrganizedTile organized={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NothingOrganizedProps {
  slug: string;
  nickname: string;
  isPastLast: boolean;
}

function NothingOrganized({ slug, nickname, isPastLast }: NothingOrganizedProps) {
  if (isPastLast) return <PastLastPage firstPage={organizedPath(slug)} />;
  return (
    <EmptyState
      action={<ButtonAnchor href={profilePath(slug)}>{copy.toProfile(nickname)}</ButtonAnchor>}
      title={copy.nothingOrganized}
    >
      {copy.nothingOrganizedHelp(nickname)}
    </EmptyState>
  );
}

export const OrganizedPending = () => (
  <div className="page pt-8 sm:pt-12" role="status">
    <span className="sr-only">{messages.loading}</span>
    <div className="skeleton mb-14 h-14 w-3/5" />
    <div className="tile-grid">
      {Array.from({ length: 6 }, (_, index) => (
        <div className="grid content-start gap-3 border-t border-hairline pt-4" key={index}>
          <div className="skeleton aspect-43/26 w-full" />
          <div className="skeleton h-7 w-4/5" />
          <TextSkeleton lines={3} />
        </div>
      ))}
    </div>
  </div>
);
