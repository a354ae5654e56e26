import type { ReactNode } from "react";
import {
  PROFILE_SETTINGS_PATH,
  LOGIN_SETTINGS_PATH,
  PRIVACY_SETTINGS_PATH,
  PERSONAL_DATA_PATH,
  MAIL_SETTINGS_PATH,
} from "@inktvis/contract/page-paths/settings";
import { useCurrentInSight } from "#platform/current-in-sight.ts";
import { SiteLink, usePath } from "#platform/site-link.tsx";
import { layoutMessages as copy } from "./messages.nl.ts";

const PAGES = [
  { path: PROFILE_SETTINGS_PATH, title: copy.profile },
  { path: LOGIN_SETTINGS_PATH, title: copy.login },
  { path: PRIVACY_SETTINGS_PATH, title: copy.privacy },
  { path: PERSONAL_DATA_PATH, title: copy.data },
  { path: MAIL_SETTINGS_PATH, title: copy.notifications },
];

/** The frame of the settings pages, with their menu beside the page; on a phone above it. */
export const SettingsLayout = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 pt-8 sm:pt-12 xl:grid-cols-[12.5rem_minmax(0,1fr)]">
    <SettingsMenu />
    <div className="max-w-2xl min-w-0">{children}</div>
  </div>
);

function SettingsMenu() {
  const currentPath = usePath().replace(/\/$/, "");
  return (
    <nav
      aria-label={copy.menu}
      // On a phone the menu is a row wider than the window.
      ref={useCurrentInSight<HTMLElement>()}
      className="tab-links relative self-start overflow-x-auto border-hairline [scrollbar-width:none] max-xl:border-b xl:border-l"
    >
      <ul className="flex gap-x-5 max-xl:w-max sm:gap-x-7 xl:flex-col">
        {PAGES.map(({ path, title }) => (
          <li key={path}>
            <SiteLink
              aria-current={path === currentPath ? "page" : undefined}
              className="flex min-h-11 items-center border-transparent whitespace-nowrap text-ink-soft -outline-offset-3 hover:text-ink aria-[current=page]:border-accent-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink max-xl:border-b-3 xl:-ml-px xl:border-l-3 xl:pl-4"
              path={path}
            >
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
