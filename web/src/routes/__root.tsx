import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from "@tanstack/react-router";
import { lazy, type ReactNode } from "react";
import { SITES } from "@inktvis/contract/sites";
import { BrowserServices } from "#platform/browser-services.tsx";
import { consentParameter } from "#platform/consent/consent-cookie.ts";
import type { RouterContext } from "#platform/router-context.ts";
import { LeavingDialogContext, type LeavingDialogProps } from "#platform/leaving/leaving-dialog.tsx";
import { FONTS_OF_ALL_PAGES } from "#platform/fonts.ts";
import { notFoundHead } from "#platform/head.ts";
import { loadSession } from "#platform/session.queries.ts";
import { useCurrentSite } from "#platform/site-link.tsx";
import styles from "#styles/app.css?url";

const Leaving = lazy(() => import("#features/accounts/leaving/leaving-dialog.tsx"));
const drawLeavingDialog = (props: LeavingDialogProps) => <Leaving {...props} />;

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => (SITES[context.site].hasLogin ? loadSession(context.queryClient) : undefined),
  headers: () => ({ "cache-control": "private, no-cache" }),
  head: ({ match, matches }) => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      // Replaced by the head of the page, where there is one.
      ...(matches.some(({ status }) => status === "notFound")
        ? notFoundHead(match.context.site).meta
        : [{ title: SITES[match.context.site].title }]),
    ],
    links: [
      ...FONTS_OF_ALL_PAGES,
      { rel: "stylesheet", href: styles },
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
    ],
  }),
  shellComponent: Document,
  component: Root,
});

/** The attributes of `<html>` are what the browser reads before it can route: see platform/current-site.ts. */
function Document({ children }: { children: ReactNode }) {
  const { site, addresses, contactEmail, socialLinks, shopUrl, consent } = useCurrentSite();
  return (
    <html
      data-addresses={JSON.stringify(addresses)}
      data-consent={consentParameter(consent).consent}
      data-contact-email={contactEmail}
      data-shop-url={shopUrl}
      data-site={site}
      data-social-links={socialLinks.length > 0 ? JSON.stringify(socialLinks) : undefined}
      lang="nl-BE"
    >
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

function Root() {
  return (
    <LeavingDialogContext value={drawLeavingDialog}>
      <Outlet />
      <BrowserServices />
    </LeavingDialogContext>
  );
}
