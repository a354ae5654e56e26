import { type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";

interface GrowingListProps {
  meta: { total: number; pageSize: number };
  /** The label of the button that adds a page. */
  more: string;
  /** The `li` elements of a page, counted from 1. */
  renderPage: (page: number) => ReactNode;
}

/** A list that begins with one page and gets another one each time that somebody asks for more. */
export function GrowingList({ meta: { total, pageSize }, more, renderPage }: GrowingListProps) {
  const [pages, setPages] = useState(1);
  return (
    <>
      <ul className="grid w-full divide-y divide-hairline border-y border-hairline">
        {Array.from({ length: pages }, (_, index) => renderPage(index + 1))}
      </ul>
      {pages * pageSize < total && (
        <Button look="secondary" onClick={() => setPages(pages + 1)}>
          {more}
        </Button>
      )}
    </>
  );
}
