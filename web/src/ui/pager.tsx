import { ArrowLeft, ArrowRight } from "./icons.tsx";

interface PagerProps {
  currentPage: number;
  total: number;
  pageSize: number;
  /** The path of a page by its number. */
  hrefOf: (page: number) => string;
}

/** Links to the pages of a list; renders nothing for a single page (docs/product/platform.md#menus). */
export function Pager({ currentPage, total, pageSize, hrefOf }: PagerProps) {
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pagina’s" className="mt-10 flex flex-wrap items-center justify-center gap-1.5">
      {currentPage > 1 && (
        <a className="button button-quiet" href={hrefOf(currentPage - 1)} rel="prev">
          <ArrowLeft />
          <span className="max-sm:sr-only">Vorige</span>
        </a>
      )}
      {nearbyPages(currentPage, pages).map((page, index) =>
        page === "gap" ? (
          <span aria-hidden="true" className="px-1" key={`gap-${index}`}>
            …
          </span>
        ) : (
          <a
            aria-current={page === currentPage ? "page" : undefined}
            aria-label={`Pagina ${page}`}
            className={`grid size-11 place-items-center rounded-full tabular-nums ${page === currentPage ? "bg-accent font-semibold text-on-accent" : "hover:bg-wash"}`}
            href={hrefOf(page)}
            key={page}
          >
            {page}
          </a>
        ),
      )}
      {currentPage < pages && (
        <a className="button button-quiet" href={hrefOf(currentPage + 1)} rel="next">
          <span className="max-sm:sr-only">Volgende</span>
          <ArrowRight />
        </a>
      )}
    </nav>
  );
}

/** The numbers of the first and last page and of those around the current one, with gaps between. */
export function nearbyPages(current: number, pages: number): (number | "gap")[] {
  const shown = [...new Set([1, current - 1, current, current + 1, pages])].filter(
    (page) => page >= 1 && page <= pages,
  );
  return shown.flatMap((page, index) => {
    const before = shown[index - 1];
    if (before === undefined || page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : ["gap" as const, page];
  });
}
