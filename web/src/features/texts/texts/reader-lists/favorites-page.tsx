import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { TextSummary } from "@inktvis/contract/features/texts/texts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PastLastPage } from "#ui/past-last-page.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { pagePath } from "#ui/page-path.ts";
import { Pager } from "#ui/pager.tsx";
import { readingNavMessages } from "../reading-nav.nl.ts";
import { readerListMessages as copy } from "./messages.nl.ts";
import { ReaderList, ReaderListSkeleton } from "./reader-list.tsx";
import { FAVORITES_PATH, READ_PATH } from "@inktvis/contract/page-paths/community";
import { favoriteTextsQuery } from "./reader-list.queries.ts";
import { TextTile } from "../text-tile.tsx";
import { TileByline } from "../tile-byline.tsx";

const route = getRouteApi("/community/lezen/mijn-favorieten");

/** The texts that the reader liked, last liked first. */
export function FavoritesPage() {
  const { page = 1 } = route.useSearch();
  const { data } = useSuspenseQuery(favoriteTextsQuery(page));
  const queryClient = useQueryClient();
  const remove = async (text: TextSummary) => {
    const { removeFavorite } = await import("./remove-favorite.ts");
    await removeFavorite(queryClient, text, page);
  };
  return (
    <ReaderList intro={copy.favoritesIntro} page={page} title={readingNavMessages.favorites}>
      {data.data.length > 0 ? (
        <>
          <h2 className="sr-only">{page > 1 ? copy.page(page) : copy.lastLiked}</h2>
          <ul className="tile-grid">
            {data.data.map((text) => (
              <li key={text.id}>
                <TextTile footer={<Footer text={text} onRemove={() => void remove(text)} />} text={text} />
              </li>
            ))}
          </ul>
          <Pager {...data.meta} hrefOf={(to) => pagePath(FAVORITES_PATH, to)} />
        </>
      ) : page > 1 ? (
        <PastLastPage firstPage={FAVORITES_PATH} />
      ) : (
        <EmptyState action={<ButtonAnchor href={READ_PATH}>{copy.findTexts}</ButtonAnchor>} title={copy.noFavorites}>
          {copy.noFavoritesHelp}
        </EmptyState>
      )}
    </ReaderList>
  );
}

const Footer = ({ text, onRemove }: { text: TextSummary; onRemove: () => void }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4">
    <span>
      <TileByline text={text} />
    </span>
    <Button className="above -mr-3 min-h-10 py-1" look="quiet" onClick={onRemove}>
      {copy.removeFavorite}
      <span className="sr-only">{copy.ofText(text.title)}</span>
    </Button>
  </div>
);

export const FavoritesPending = () => (
  <ReaderList intro={copy.favoritesIntro} page={1} title={readingNavMessages.favorites}>
    <ReaderListSkeleton />
  </ReaderList>
);
