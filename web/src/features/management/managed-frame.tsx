import type { SiteName } from "@inktvis/contract/sites";
import type { ReactNode } from "react";
import { SiteButton } from "#platform/site-button.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { TabLinks } from "#platform/tab-links.tsx";
import { External } from "#ui/icons.tsx";
import { managementMessages as copy } from "./messages.nl.ts";

interface ManagedFrameProps {
  /** A `StateMark`. */
  mark: ReactNode;
  title: string;
  /** The path of its dashboard. */
  path: string;
  /** Its page on a site; null before it is published, when the dashboard links to a preview. */
  publicPage: { site: SiteName; path: string } | null;
  /** The label of that link: "Bekijk op de site" by default. */
  publicLabel?: string;
  /** "Deze wedstrijd" */
  tabsLabel: string;
  tabs: readonly { path: string; title: string }[];
  children: ReactNode;
}

/** The frame of the pages that manage one thing: title, state, tabs, and a link to the public page. */
export const ManagedFrame = ({
  mark,
  title,
  path,
  publicPage,
  publicLabel = copy.publicPage,
  tabsLabel,
  tabs,
  children,
}: ManagedFrameProps) => (
  <div className="page grid grid-cols-[minmax(0,1fr)] gap-5 pt-4 pb-4 sm:gap-8 sm:pt-12">
    <header className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:gap-4">
      {/* On a phone the link is beside the state, so that the actions come into view. */}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2.5 sm:items-start">
        <div className="justify-self-start">{mark}</div>
        <p className="font-display text-2xl leading-tight font-semibold tracking-tight max-sm:col-span-2 sm:col-start-1 sm:text-3xl">
          <SiteLink className="hover:text-accent-ink" path={path}>
            {title}
          </SiteLink>
        </p>
        {publicPage && (
          <SiteButton
            {...publicPage}
            className="col-start-2 row-start-1 max-sm:min-h-10 max-sm:px-4 max-sm:py-1.5 sm:row-end-3"
            look="secondary"
          >
            {publicLabel}
            <External className="size-4" />
          </SiteButton>
        )}
      </div>
      <TabLinks label={tabsLabel} links={tabs} />
    </header>
    {children}
  </div>
);
