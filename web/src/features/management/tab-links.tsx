import { useCurrentInSight } from "#platform/current-in-sight.ts";
import { SiteLink, usePath } from "#platform/site-link.tsx";
import { currentTab } from "./current-tab.ts";

interface TabLinksProps {
  label: string;
  links: readonly { path: string; title: string }[];
}

/** The links between pages that belong together, shown at the top of each of them and of the pages below them. */
export function TabLinks({ label, links }: TabLinksProps) {
  const current = currentTab(
    usePath().replace(/\/$/, ""),
    links.map(({ path }) => path),
  );
  return (
    <nav
      aria-label={label}
      className="tab-links relative overflow-x-auto border-b border-hairline [scrollbar-width:none]"
      ref={useCurrentInSight<HTMLElement>()}
    >
      <ul className="flex w-max gap-5 sm:gap-7">
        {links.map(({ path, title }) => (
          <li key={path}>
            <SiteLink
              aria-current={path === current ? "page" : undefined}
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
