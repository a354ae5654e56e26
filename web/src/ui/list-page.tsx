import type { ReactNode } from "react";

interface ListPageProps {
  title: string;
  intro: string;
  /** Below the introduction, such as a search field. */
  below?: ReactNode;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The page of a list that everybody reads. */
export const ListPage = ({ title, intro, below, aside, children }: ListPageProps) => (
  <div className="page pt-8 sm:pt-12">
    <header className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 sm:mb-14">
      <div className="grid gap-3">
        <h1 className="text-5xl sm:text-7xl">{title}</h1>
        <p className="max-w-2xl text-lg text-ink-soft sm:text-xl">{intro}</p>
        {below && <div className="mt-3">{below}</div>}
      </div>
      {aside}
    </header>
    {children}
  </div>
);
