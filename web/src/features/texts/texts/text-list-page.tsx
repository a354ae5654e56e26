import { useSuspenseQuery } from "@tanstack/react-query";
import { type ErrorComponentProps, getRouteApi, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Genre } from "@inktvis/contract/features/texts/genres";
import type { SearchResult } from "@inktvis/contract/features/discovery/search";
import { messages } from "#platform/messages.nl.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PastLastPage } from "#ui/past-last-page.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { Pager } from "#ui/pager.tsx";
import { TextSkeleton } from "#ui/skeletons.tsx";
import { genresQuery } from "../genres/genre.queries.ts";
import { FoundPeople } from "#features/people/people/found-people.tsx";
import { type Found, foundAs } from "#platform/search.queries.ts";
import { textListMessages as copy } from "./text-list.nl.ts";
import { NEW_TEXT_PATH } from "@inktvis/contract/page-paths/community";
import { genreMeant, isAsked, type TextQuestion, withPage, genrePath, listPath } from "./text-question.ts";
import { textListQuery } from "./text.queries.ts";
import { ReadingNav } from "./reading-nav.tsx";
import { TextResult } from "./text-result.tsx";
import { TextSearchBar } from "./text-search-bar.tsx";
import { sizeOf, TextSpread } from "./text-spread.tsx";
import "./text-search.css";

const route = getRouteApi("/community/lezen/");

type FoundText = Extract<SearchResult, { model: "text" }>;

export function TextListPage() {
  const question = route.useSearch({ select: ({ q }) => q ?? {} });
  const { data: genres } = useSuspenseQuery(genresQuery);
  const { data, refetch } = useSuspenseQuery(textListQuery(question));
  const { meta, failed } = data;
  const texts = foundAs(data.data, "text");
  return (
    <ListFrame question={question}>
      <TextSearchBar genres={genres} question={question} />
      {question.text && !question.page && <FoundPeople label={copy.writers} text={question.text} />}
      <MeantGenre genre={genreMeant(genres, question)} />
      <p className={isAsked(question) && texts.length > 0 ? "mb-6 font-semibold" : "sr-only"} role="status">
        {question.text ? foundFor(question.text, meta) : copy.found(meta.total, meta.hasMore)}
      </p>
      {failed ? (
        <ErrorState onRetry={refetch}>{copy.listFailed}</ErrorState>
      ) : texts.length === 0 ? (
        <NoTexts isPastLast={meta.total > 0} question={question} />
      ) : (
        <>
          <h2 className="sr-only">{question.text ? copy.results : copy.newest}</h2>
          {question.text ? <Results texts={texts} /> : <TextSpread texts={texts} />}
          <Pager {...meta} hrefOf={(page) => listPath(withPage(question, page))} />
        </>
      )}
    </ListFrame>
  );
}

function foundFor(text: string, { near, byName, total, hasMore }: Found["meta"]) {
  if (near) return copy.near(text);
  return byName ? copy.byName(text) : copy.found(total, hasMore) + copy.foundFor(text);
}

const MeantGenre = ({ genre }: { genre: Genre | undefined }) =>
  genre && (
    <p className="mb-8">
      <SiteLink
        className="inline-flex min-h-12 items-center rounded-full border border-edge px-4 py-1 font-semibold hover:bg-wash"
        path={genrePath(genre.id)}
      >
        {copy.inGenre(genre.name)}
      </SiteLink>
    </p>
  );

const Results = ({ texts }: { texts: FoundText[] }) => (
  <ul className="spread">
    {texts.map((text) => (
      <li key={text.id}>
        <TextResult text={text} />
      </li>
    ))}
  </ul>
);

const ListFrame = ({ question: { page = 1 }, children }: { question: TextQuestion; children: ReactNode }) => (
  <div className="page pt-8 sm:pt-12">
    <header className="mb-8 grid gap-3 sm:mb-10">
      <h1 className="text-5xl sm:text-7xl">{copy.reading}</h1>
      <p className="max-w-2xl text-lg text-ink-soft sm:text-xl">{page > 1 ? copy.listPage(page) : copy.listIntro}</p>
      <ReadingNav />
    </header>
    {children}
  </div>
);

function NoTexts({ question, isPastLast }: { question: TextQuestion; isPastLast: boolean }) {
  if (isPastLast) return <PastLastPage firstPage={listPath(withPage(question, 1))} />;
  if (isAsked(question)) {
    return (
      <EmptyState
        action={<ButtonAnchor href={listPath()}>{copy.clear}</ButtonAnchor>}
        title={question.text ? copy.nothingFor(question.text) : copy.nothing}
      >
        {copy.nothingHelp}
      </EmptyState>
    );
  }
  return (
    <EmptyState action={<ButtonAnchor href={NEW_TEXT_PATH}>{copy.newText}</ButtonAnchor>} title={copy.noTexts}>
      {copy.noTextsHelp}
    </EmptyState>
  );
}

/** The frame stands where it will stand; tiles of about their size are on their way. */
export const TextListPending = () => (
  <ListFrame question={{}}>
    <div className="spread" role="status">
      <span className="sr-only">{messages.loading}</span>
      {Array.from({ length: 9 }, (_, index) => (
        <div className={`grid content-start gap-4 border-t border-hairline pt-4 spread-${sizeOf(index)}`} key={index}>
          <div className="skeleton h-3 w-20" />
          <div className={`skeleton w-4/5 ${index === 0 ? "h-12" : "h-7"}`} />
          <TextSkeleton lines={index === 0 ? 9 : 5} />
          <div className="skeleton h-3 w-32" />
        </div>
      ))}
    </div>
  </ListFrame>
);

export function TextListFailed({ reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = async () => {
    await router.invalidate();
    reset();
  };
  return (
    <ListFrame question={{}}>
      <ErrorState onRetry={retry}>{copy.listFailed}</ErrorState>
    </ListFrame>
  );
}
