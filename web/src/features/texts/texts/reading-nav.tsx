import { FAVORITES_PATH, FOLLOWED_PATH, READ_PATH } from "@inktvis/contract/page-paths/community";
import { TabLinks } from "#platform/tab-links.tsx";
import { readingNavMessages as copy } from "./reading-nav.nl.ts";

const LINKS = [
  { path: READ_PATH, title: copy.all },
  { path: FOLLOWED_PATH, title: copy.followed },
  { path: FAVORITES_PATH, title: copy.favorites },
];

/** Tabs above the three lists to read from: all texts, those of followed people, favourites. */
export const ReadingNav = () => <TabLinks label={copy.nav} links={LINKS} />;
