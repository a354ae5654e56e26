import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ArticleSummary } from "@inktvis/contract/features/content/articles";
import { EmptyState } from "#ui/empty-state.tsx";
import { PastLastPage } from "#ui/past-last-page.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { ListPage } from "#ui/list-page.tsx";
import { Pager } from "#ui/pager.tsx";
import { foundAs } from "#platform/search.queries.ts";
import type { ArticleShelf } from "@inktvis/contract/features/content/article-shelves";
import { ArticleTile } from "./article-tile.tsx";
import { shelfPath, type ShelfSearch } from "./shelf-search.ts";
import { shelfQuery } from "./shelf.queries.ts";
import { articleMessages as copy } from "./messages.nl.ts";
import { ShelfSearchField } from "./shelf-search-field.tsx";

interface ShelfPageProps {
  shelf: ArticleShelf;
  search: ShelfSearch;
  copy: { title: string; intro: string; searchLabel: string };
}

interface ShelfFrameProps extends ShelfPageProps {
  children: (articles: ArticleSummary[], isFirstPage: boolean) => ReactNode;
}

/** The frame of a shelf: title, search field, pagination, and a message when it is empty or could not be loaded. */
export function ShelfFrame({ shelf, search, copy: { title, intro, searchLabel }, children }: ShelfFrameProps) {
  const { data, refetch } = useSuspenseQuery(shelfQuery(shelf, search));
  const articles = foundAs(data.data, "article");
  return (
    <ListPage
      below={<ShelfSearchField label={searchLabel} search={search} shelf={shelf} />}
      intro={intro}
      title={title}
    >
      {data.failed ? (
        <ErrorState onRetry={refetch}>{copy.failed}</ErrorState>
      ) : articles.length > 0 ? (
        children(articles, !search.q)
      ) : (
        <NoArticles isPastLast={data.meta.total > 0} search={search} shelf={shelf} />
      )}
      <Pager {...data.meta} hrefOf={(page) => shelfPath(shelf, search, page)} />
    </ListPage>
  );
}

function NoArticles({ shelf, search, isPastLast }: Omit<ShelfPageProps, "copy"> & { isPastLast: boolean }) {
  if (isPastLast) return <PastLastPage firstPage={shelfPath(shelf, search)} />;
  return (
    <EmptyState
      action={search.q && <ButtonAnchor href={shelf.path}>{copy.showAll}</ButtonAnchor>}
      title={search.q ? copy.noResults : copy.empty}
    >
      {search.q ? copy.noResultsHelp : copy.emptyHelp}
    </EmptyState>
  );
}

/** A shelf as tiles, the first one large: news, or the archive of the magazine. */
export const ArticleListPage = (props: ShelfPageProps) => (
  <ShelfFrame {...props}>
    {(articles, isFirstPage) => (
      <>
        <h2 className="sr-only">{props.copy.title}</h2>
        <ul className="tile-grid">
          {articles.map((article, index) => {
            const lead = isFirstPage && index === 0;
            return (
              <li className={lead ? "tile-lead" : undefined} key={article.id}>
                <ArticleTile article={article} lead={lead} />
              </li>
            );
          })}
        </ul>
      </>
    )}
  </ShelfFrame>
);
