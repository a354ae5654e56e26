import { useCurrentInSight } from "./current-in-sight.ts";
import { isAtOrBelow } from "./is-at-or-below.ts";
import { SiteLink, usePath } from "./site-link.tsx";

interface TabLinksProps {
  label: string;
  /** Each after the one whose page it is below. */
  links: readonly { path: string; title: string }[];
  /** Whether they are a column beside the page where the window is wide enough. */
  isColumn?: boolean;
}

/** The links between pages that belong together, shown at the top of each of them and of the pages below them. */
export function TabLinks({ label, links, isColumn = false }: TabLinksProps) {
  const page = usePath();
  const current = links.findLast(({ path }) => isAtOrBelow(page, path));
  return (
    <nav
      aria-label={label}
      className={isColumn ? "tab-links tab-column" : "tab-links"}
      // On a phone the row is often wider than the window.
      ref={useCurrentInSight<HTMLElement>()}
    >
      <ul>
        {links.map((link) => (
          <li key={link.path}>
            <SiteLink aria-current={link === current ? "page" : undefined} path={link.path}>
              {link.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
