import type { ReactNode } from "react";
import { GrowingList } from "#ui/growing-list.tsx";

interface SentListProps {
  title: string;
  /** Shown instead of the list as long as nothing was sent. */
  none: string;
  more: string;
  meta: { total: number; pageSize: number };
  /** The `li` elements of a page, counted from 1. */
  renderPage: (page: number) => ReactNode;
}

/** The mails that an organiser sent, newest first. */
export const SentList = ({ title, none, ...list }: SentListProps) => (
  <section aria-labelledby="verstuurd" className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-5">
    <h2 className="text-2xl" id="verstuurd">
      {title}
    </h2>
    {list.meta.total === 0 ? <p className="text-ink-soft">{none}</p> : <GrowingList {...list} />}
  </section>
);
