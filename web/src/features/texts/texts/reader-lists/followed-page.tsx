import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { EmptyState } from "#ui/empty-state.tsx";
import { PastLastPage } from "#ui/past-last-page.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { pagePath } from "#ui/page-path.ts";
import { Pager } from "#ui/pager.tsx";
import { PersonTile } from "#features/people/people/person-tile.tsx";
import { writersQuery } from "#features/people/people/person.queries.ts";
import { readingNavMessages } from "../reading-nav.nl.ts";
import { readerListMessages as copy } from "./messages.nl.ts";
import { ReaderList, ReaderListSkeleton } from "./reader-list.tsx";
import { FOLLOWED_PATH, READ_PATH } from "@inktvis/contract/page-paths/community";
import { followedTextsQuery } from "./reader-list.queries.ts";
import { TextSpread } from "../text-spread.tsx";

const route = getRouteApi("/community/lezen/van-wie-je-volgt");

/** The texts of the people whom the reader follows, newest first. */
export function FollowedPage() {
  const { page = 1 } = route.useSearch();
  const { data } = useSuspenseQuery(followedTextsQuery(page));
  return (
    <ReaderList intro={copy.followedIntro} page={page} title={readingNavMessages.followed}>
      {data.data.length > 0 ? (
        <>
          <h2 className="sr-only">{page > 1 ? copy.page(page) : copy.newest}</h2>
          <TextSpread texts={data.data} />
          <Pager {...data.meta} hrefOf={(to) => pagePath(FOLLOWED_PATH, to)} />
        </>
      ) : page > 1 ? (
        <PastLastPage firstPage={FOLLOWED_PATH} />
      ) : (
        <NobodyFollowed />
      )}
    </ReaderList>
  );
}

/** For a reader without such texts: people to follow. */
function NobodyFollowed() {
  const { me } = route.useRouteContext();
  const { data: writers } = useSuspenseQuery(writersQuery);
  const others = writers.filter(({ slug }) => slug !== me.slug).slice(0, 6);
  return (
    <>
      <EmptyState action={<ButtonAnchor href={READ_PATH}>{copy.findTexts}</ButtonAnchor>} title={copy.noFollowed}>
        {copy.noFollowedHelp}
      </EmptyState>
      {others.length > 0 && (
        <section aria-labelledby="people" className="mt-14">
          <h2 className="mb-8 text-3xl sm:text-4xl" id="people">
            {copy.peopleToFollow}
          </h2>
          <ul className="tile-grid">
            {others.map((person) => (
              <li key={person.id}>
                <PersonTile person={person} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

export const FollowedPending = () => (
  <ReaderList intro={copy.followedIntro} page={1} title={readingNavMessages.followed}>
    <ReaderListSkeleton />
  </ReaderList>
);
