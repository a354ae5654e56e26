import type { ReactNode } from "react";

interface PageHeadProps {
  title: string;
  intro: string;
  children?: ReactNode;
}

/** The title of a page for members, and what the page is for. */
export const PageHead = ({ title, intro, children }: PageHeadProps) => (
  <header className="grid gap-3">
    <h1 className="text-4xl sm:text-5xl">{title}</h1>
    <p className="text-lg text-ink-soft">{intro}</p>
    {children}
  </header>
);
