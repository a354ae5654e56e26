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
  const page = usePath().replace(/\/$/, "");
  const current = links.findLast(({ path }) => isAtOrBelow(page, path));
  const look = isColumn ? COLUMN : ROW;
  return (
    <nav
      aria-label={label}
      className={`tab-links relative overflow-x-auto border-hairline [scrollbar-width:none] ${look.nav}`}
      // On a phone the row is often wider than the window.
      ref={useCurrentInSight<HTMLElement>()}
    >
      <ul className={`flex gap-x-5 sm:gap-x-7 ${look.list}`}>
        {links.map((link) => (
          <li key={link.path}>
            <SiteLink
              aria-current={link === current ? "page" : undefined}
              className={`flex min-h-11 items-center border-transparent whitespace-nowrap text-ink-soft -outline-offset-3 hover:text-ink aria-[current=page]:border-accent-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink ${look.link}`}
              path={link.path}
            >
              {link.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const ROW = { nav: "border-b", list: "w-max", link: "border-b-3" };
const COLUMN = {
  nav: "self-start max-xl:border-b xl:border-l",
  list: "max-xl:w-max xl:flex-col",
  link: "max-xl:border-b-3 xl:-ml-px xl:border-l-3 xl:pl-4",
};
