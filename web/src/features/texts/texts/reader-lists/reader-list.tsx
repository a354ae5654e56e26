import type { ReactNode } from "react";
import { messages } from "#platform/messages.nl.ts";
import { TextSkeleton } from "#ui/skeletons.tsx";
import { readerListMessages as copy } from "./messages.nl.ts";
import { ReadingNav } from "../reading-nav.tsx";

interface ReaderListProps {
  title: string;
  intro: string;
  page: number;
  children: ReactNode;
}

/** The frame of a list of texts to read: title, introduction and tabs. */
export const ReaderList = ({ title, intro, page, children }: ReaderListProps) => (
  <div className="page pt-8 sm:pt-12">
    <header className="mb-10 grid gap-3 sm:mb-14">
      <h1 className="text-5xl outline-none sm:text-7xl" tabIndex={-1}>
        {title}
      </h1>
      <p className="mb-3 max-w-2xl text-lg text-ink-soft sm:text-xl">{page > 1 ? copy.page(page) : intro}</p>
      <ReadingNav />
    </header>
    {children}
  </div>
);

export const ReaderListSkeleton = () => (
  <div className="tile-grid" role="status">
    <span className="sr-only">{messages.loading}</span>
    {Array.from({ length: 6 }, (_, index) => (
      <div className="grid content-start gap-4 border-t border-hairline pt-4" key={index}>
        <div className="skeleton h-3 w-20" />
        <div className="skeleton h-7 w-4/5" />
        <TextSkeleton lines={5} />
      </div>
    ))}
  </div>
);
