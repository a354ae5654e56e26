import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { onPage, pagesOf, type ShownPages, withNextPage } from "./shown-pages.ts";

interface PagesProps<Search extends ShownPages> {
  search: Search;
  pathOf: (search: Omit<Search, keyof ShownPages> & ShownPages) => string;
}

/** Leads to the page before those that are shown; renders nothing when they begin with the first. */
export function PreviousPage<Search extends ShownPages>({ search, pathOf }: PagesProps<Search>) {
  const { page = 1 } = search;
  if (page === 1) return null;
  return (
    <p className="mb-8">
      <ButtonAnchor href={pathOf(onPage(search, page - 1))} look="secondary" rel="prev">
        Toon de vorige
      </ButtonAnchor>
    </p>
  );
}

interface NextPageProps<Search extends ShownPages> extends PagesProps<Search> {
  meta: { total: number; pageSize: number };
  /** Called with the page that is about to be added below the others. */
  onAdd?: (page: number) => void;
}

/**
 * Adds the next page below those that are shown. Without JavaScript, and when as many as allowed are shown, it is a
 * link to that page alone; renders nothing after the last one.
 */
export function NextPage<Search extends ShownPages>({ search, pathOf, meta, onAdd }: NextPageProps<Search>) {
  const router = useRouter();
  const last = pagesOf(search).at(-1) ?? 1;
  if (last * meta.pageSize >= meta.total) return null;
  const more = withNextPage(search);
  const onClick = (event: MouseEvent) => {
    if (!more || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onAdd?.(last + 1);
    void router.navigate({ href: pathOf(more), replace: true, resetScroll: false });
  };
  return (
    <ButtonAnchor href={pathOf(onPage(search, last + 1))} look="secondary" rel="next" onClick={onClick}>
      Toon meer
    </ButtonAnchor>
  );
}
