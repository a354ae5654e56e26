import { Outlet, useMatches } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { SITES } from "@inktvis/contract/sites";
import { ConsentPanel } from "#platform/consent/consent-panel.tsx";
import { RefusalPage } from "#platform/error-page.tsx";
import { messages } from "#platform/messages.nl.ts";
import { CONTENT_ID } from "#platform/page-focus.ts";
import { pageProblem } from "#platform/page-problem.ts";
import { usePreviewToken } from "#platform/preview-token.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { useStore } from "#platform/store.ts";
import { BreadcrumbBar } from "./breadcrumb-bar.tsx";
import type { SiteDefinition } from "./site-definition.ts";
import { LandingFooter, SiteFooter } from "./site-footer.tsx";
import { SiteMenu } from "./site-menu.tsx";

/** The bar, the page and the footer. `bare` shows only the bar and the page, as for signing in. */
export function SiteLayout({
  definition,
  bare = false,
  children,
}: {
  definition: SiteDefinition;
  bare?: boolean;
  children?: ReactNode;
}) {
  const problem = useStore(pageProblem);
  const fullScreen = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.fullScreen) });
  const isPreview = usePreviewToken() !== undefined;
  const hasOwnFrame = useOwnFrame();
  const theme = useTheme();
  const alone = fullScreen && !problem;
  const framed = !alone && !bare && !hasOwnFrame;
  return (
    <div className="site-layout flex min-h-dvh flex-col" data-theme={theme}>
      <a
        className="button button-primary fixed top-2 left-2 z-50 -translate-y-20 focus:translate-y-0"
        href={`#${CONTENT_ID}`}
      >
        {messages.skipToContent}
      </a>
      {isPreview && (
        <aside className="bg-field px-4 py-2 text-center font-semibold text-on-field">
          <p>{messages.previewMark}</p>
        </aside>
      )}
      {!alone && <BreadcrumbBar />}
      {!alone && SITES[definition.name].asksConsent && <ConsentPanel />}
      {framed && <Masthead definition={definition} />}
      <main className="flex-1" id={CONTENT_ID} tabIndex={-1}>
        {problem ? <RefusalPage {...problem} /> : (children ?? <Outlet />)}
      </main>
      {framed && <SiteFooter definition={definition} />}
      {hasOwnFrame && <LandingFooter definition={definition} />}
    </div>
  );
}

const themeOf = (data: unknown) =>
  typeof data === "object" && data !== null && "themeSite" in data ? String(data.themeSite) : undefined;

/** The site whose colours the page has, if not the current one. */
const useTheme = () =>
  useMatches({ select: (matches) => matches.map((match) => themeOf(match.loaderData)).find(Boolean) });

/** Whether the page has a menu of its own, and a smaller footer. */
const useOwnFrame = () =>
  useMatches({
    select: (matches) => matches.some(({ staticData, status }) => staticData.ownFrame && status !== "notFound"),
  });

/** The name of the site and its menu, which is a bar at the bottom on a phone. */
const Masthead = ({ definition }: { definition: SiteDefinition }) => (
  <header className="page flex min-h-18 items-center justify-between gap-6 max-lg:contents">
    <SiteLink className="font-display text-2xl font-semibold tracking-tight max-lg:hidden" path="/">
      {SITES[definition.name].title}
    </SiteLink>
    <SiteMenu definition={definition} />
  </header>
);
