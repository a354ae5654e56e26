import { useSuspenseQuery } from "@tanstack/react-query";
import { type ErrorComponentProps, getRouteApi, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { messages } from "../../platform/messages.nl.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { ButtonAnchor } from "../../ui/link-button.tsx";
import { Pager } from "../../ui/pager.tsx";
import { TextSkeleton } from "../../ui/skeletons.tsx";
import { textMessages as copy } from "./messages.nl.ts";
import { foundAs } from "../search/search.queries.ts";
import { listPath, NEW_TEXT_PATH } from "./text-addresses.ts";
import { textListQuery } from "./text.queries.ts";
import { TextSheet } from "./text-sheet.tsx";
import { TextTile, type TileSize } from "./text-tile.tsx";
import "./spread.css";

const route = getRouteApi("/community/lezen/");

/** On three columns: one leads, two stretch, and sixteen fill seven rows without a hole. */
const WIDE = [6, 12];
const sizeOf = (index: number): TileSize => (index === 0 ? "lead" : WIDE.includes(index) ? "wide" : "plain");

export function TextListPage() {
  const { page = 1 } = route.useSearch();
  const { data } = useSuspenseQuery(textListQuery({ page }));
  const { meta } = data;
  const texts = foundAs(data.data, "text");
  return (
    <ListFrame page={page}>
      {texts.length > 0 ? (
        <>
          <h2 className="sr-only">{copy.newest}</h2>
          <ul className="spread">
            {texts.map((text, index) => (
              <li className={`spread-${sizeOf(index)}`} key={text.id}>
                {index === 0 && !text.image ? <TextSheet text={text} /> : <TextTile size={sizeOf(index)} text={text} />}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <NoTexts isPastLast={meta.total > 0} />
      )}
      {texts.length > 0 && <Pager {...meta} hrefOf={listPath} />}
    </ListFrame>
  );
}

const ListFrame = ({ page, children }: { page: number; children: ReactNode }) => (
  <div className="page pt-8 sm:pt-12">
    <header className="mb-10 grid gap-3 sm:mb-14">
      <h1 className="text-5xl sm:text-7xl">{copy.reading}</h1>
      <p className="max-w-2xl text-lg text-ink-soft sm:text-xl">{page > 1 ? copy.listPage(page) : copy.listIntro}</p>
    </header>
    {children}
  </div>
);

const NoTexts = ({ isPastLast }: { isPastLast: boolean }) => (
  <EmptyState
    action={
      isPastLast ? (
        <ButtonAnchor href={listPath()}>{copy.toFirstPage}</ButtonAnchor>
      ) : (
        <ButtonAnchor href={NEW_TEXT_PATH}>{copy.newText}</ButtonAnchor>
      )
    }
    title={isPastLast ? copy.pastLastPage : copy.noTexts}
  >
    {isPastLast ? copy.pastLastPageHelp : copy.noTextsHelp}
  </EmptyState>
);

/** The frame stands where it will stand; tiles of about their size are on their way. */
export function TextListPending() {
  const { page = 1 } = route.useSearch();
  return (
    <ListFrame page={page}>
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
}

export function TextListFailed({ reset }: ErrorComponentProps) {
  const { page = 1 } = route.useSearch();
  const router = useRouter();
  const retry = async () => {
    await router.invalidate();
    reset();
  };
  return (
    <ListFrame page={page}>
      <ErrorState onRetry={() => void retry()}>{copy.listFailed}</ErrorState>
    </ListFrame>
  );
}
