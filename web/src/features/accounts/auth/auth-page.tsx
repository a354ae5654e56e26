import type { ReactNode } from "react";
import { focusOnce } from "#ui/focus-once.ts";
import { Spinner } from "#ui/icons.tsx";
import { InkMark } from "#ui/ink-mark.tsx";
import { authMessages } from "./messages.nl.ts";
import { NeedsScript } from "#platform/needs-script.tsx";

interface AuthPageProps {
  title: string;
  lead?: ReactNode;
  /** This page replaces another one without a new document: the title gets the focus. */
  announced?: boolean;
  children: ReactNode;
}

/**
 * The layout of a page of the auth site: title and introduction on the left, the form on the right; on a phone below.
 */
export function AuthPage({ title, lead, announced = false, children }: AuthPageProps) {
  return (
    <section className="page grid gap-x-20 gap-y-8 py-8 sm:py-14 lg:grid-cols-[1fr_28rem] lg:items-start lg:py-24">
      <header className="grid gap-4 lg:gap-6">
        <InkMark className="h-11 text-accent-ink lg:h-20" />
        <h1 className="text-4xl sm:text-5xl lg:text-6xl" ref={announced ? focusOnce : undefined} tabIndex={-1}>
          {title}
        </h1>
        {lead && <div className="grid max-w-md gap-3 text-lg text-ink-soft">{lead}</div>}
      </header>
      <div className="grid gap-6 sm:rounded-2xl sm:border sm:border-hairline sm:bg-raised sm:p-8">{children}</div>
    </section>
  );
}

/** Replaces a form or a pending page by the outcome, with links or buttons to go on. */
export const AuthOutcome = ({ title, message, children }: { title: string; message: string; children: ReactNode }) => (
  <AuthPage announced title={title}>
    <p className="text-lg">{message}</p>
    {children}
  </AuthPage>
);

/** While a call runs that the page started by itself. */
export const AuthPending = ({ title }: { title: string }) => (
  <section className="page grid justify-items-start gap-5 py-14 sm:py-24" role="status">
    <InkMark className="h-16 text-accent-ink" />
    <h1 className="text-4xl sm:text-5xl">{title}</h1>
    <p className="flex items-center gap-3 text-lg text-ink-soft">
      <Spinner />
      {authMessages.pleaseWait}
    </p>
    <NeedsScript />
  </section>
);

/** What the page is for, and what the visitor was about to do. */
export const Lead = ({ purpose, children }: { purpose: string | undefined; children: string }) => (
  <>
    <p>{children}</p>
    {purpose && <p className="font-semibold text-ink">{purpose}</p>}
  </>
);

/** Links to other pages, below a form. */
export const AuthFooter = ({ children }: { children: ReactNode }) => (
  <p className="flex flex-wrap gap-x-4 gap-y-1 border-t border-hairline pt-5">{children}</p>
);
