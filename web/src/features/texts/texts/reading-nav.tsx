import { SiteLink, usePath } from "#platform/site-link.tsx";
import { readingNavMessages as copy } from "./reading-nav.nl.ts";
import { FAVORITES_PATH, FOLLOWED_PATH, READ_PATH } from "@inktvis/contract/page-paths/community";

const LINKS = [
  { path: READ_PATH, title: copy.all },
  { path: FOLLOWED_PATH, title: copy.followed },
  { path: FAVORITES_PATH, title: copy.favorites },
];

/** Tabs above the three lists to read from: all texts, those of followed people, favourites. */
export function ReadingNav() {
  const currentPath = usePath();
  return (
    <nav aria-label={copy.nav} className="overflow-x-auto border-b border-hairline [scrollbar-width:none]">
      <ul className="flex w-max gap-5 sm:gap-7">
        {LINKS.map(({ path, title }) => (
          <li key={path}>
            <SiteLink
              aria-current={path === currentPath ? "page" : undefined}
              className="flex min-h-11 items-center border-b-3 border-transparent whitespace-nowrap text-ink-soft -outline-offset-3 hover:text-ink aria-[current=page]:border-accent-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
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
