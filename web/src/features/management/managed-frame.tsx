import type { ReactNode } from "react";
import { SiteLink } from "#platform/site-link.tsx";
import { External } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { managementMessages as copy } from "./messages.nl.ts";
import { TabLinks } from "./tab-links.tsx";

interface ManagedFrameProps {
  /** A `StateMark`. */
  mark: ReactNode;
  title: string;
  /** The path of its dashboard. */
  path: string;
  /** The address of its page on a site; absent before it is published, when the dashboard links to a preview. */
  publicHref: string | null;
  /** "Deze wedstrijd" */
  tabsLabel: string;
  tabs: readonly { path: string; title: string }[];
  children: ReactNode;
}

/** The frame of the pages that manage one thing: title, state, tabs, and a link to the public page. */
export const ManagedFrame = ({ mark, title, path, publicHref, tabsLabel, tabs, children }: ManagedFrameProps) => (
  <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 pt-8 pb-4 sm:pt-12">
    <header className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="grid min-w-0 justify-items-start gap-2.5">
          {mark}
          <p className="font-display text-2xl leading-tight font-semibold tracking-tight sm:text-3xl">
            <SiteLink className="hover:text-accent-ink" path={path}>
              {title}
            </SiteLink>
          </p>
        </div>
        {publicHref && (
          <ButtonAnchor href={publicHref} look="secondary">
            {copy.publicPage}
            <External className="size-4" />
          </ButtonAnchor>
        )}
      </div>
      <TabLinks label={tabsLabel} links={tabs} />
    </header>
    {children}
  </div>
);
