import type { ReactNode } from "react";
import { focusOnce } from "#ui/focus-once.ts";

interface OutcomePageProps {
  title: string;
  /** This page replaces another one without a new document: the title gets the focus. */
  announced?: boolean;
  children: ReactNode;
}

/** A page that is opened by a link in a mail: either a question or its outcome. */
export function OutcomePage({ title, announced = false, children }: OutcomePageProps) {
  return (
    <section className="page grid justify-items-start gap-6 py-12 sm:py-20">
      <h1 className="max-w-3xl text-4xl sm:text-6xl" ref={announced ? focusOnce : undefined} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </section>
  );
}
