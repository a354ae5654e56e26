import type { ReactNode } from "react";
import {
  PROFILE_SETTINGS_PATH,
  LOGIN_SETTINGS_PATH,
  PRIVACY_SETTINGS_PATH,
  PERSONAL_DATA_PATH,
  MAIL_SETTINGS_PATH,
} from "@inktvis/contract/page-paths/settings";
import { TabLinks } from "#platform/tab-links.tsx";
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
    <TabLinks isColumn label={copy.menu} links={PAGES} />
    <div className="max-w-2xl min-w-0">{children}</div>
  </div>
);
