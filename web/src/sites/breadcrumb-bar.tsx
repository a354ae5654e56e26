import { SITE_NAMES, SITES } from "@inktvis/contract/sites";
import { ProfileMenu } from "#features/session/profile-menu.tsx";
import { type Breadcrumbs, useBreadcrumbs } from "#platform/breadcrumbs.ts";
import { shortenTitle } from "#platform/formats/titles.ts";
import { SiteLink, useCurrentSite } from "#platform/site-link.tsx";
import { Check, ChevronDown, ChevronRight } from "#ui/icons.tsx";
import { InkMark } from "#ui/ink-mark.tsx";
import { Menu } from "#ui/menu.tsx";

/** The sticky bar: the site switcher, breadcrumbs, and the menu of the account. */
export function BreadcrumbBar() {
  const { site } = useCurrentSite();
  const trail = useBreadcrumbs();
  return (
    <div className="site-bar sticky top-0 z-30 border-b border-hairline bg-paper">
      <div className="page flex min-h-14 items-center justify-between gap-2">
        <nav aria-label="Kruimelpad" className="@container flex min-w-0 flex-1 items-center">
          <SiteSwitcher alone={!trail} />
          {trail && <Trail trail={trail} />}
        </nav>
        {SITES[site].hasLogin && (
          <nav aria-label="Jouw account">
            <ProfileMenu />
          </nav>
        )}
      </div>
    </div>
  );
}

/**
 * On a phone the site name is hidden when there are breadcrumbs; without them it takes two lines in the space beside
 * the links for visitors. Name and breadcrumbs are hidden when not even a word fits in that space.
 */
function SiteSwitcher({ alone }: { alone: boolean }) {
  const { site } = useCurrentSite();
  const visible = SITE_NAMES.filter((name) => SITES[name].inSwitcher);
  return (
    <Menu
      button={
        <>
          <InkMark className="h-7 flex-none text-accent-ink" />
          <span
            className={`line-clamp-2 max-w-52 leading-tight font-semibold text-balance hyphens-auto @max-[14rem]:text-sm ${alone ? "@max-[8rem]:sr-only" : "max-sm:sr-only"}`}
          >
            {SITES[site === "auth" ? "organization" : site].title}
          </span>
          <ChevronDown className="size-4 flex-none" />
        </>
      }
      className={alone ? "-ml-2 min-w-0" : "-ml-2 flex-none"}
    >
      <p className="px-3 pt-1 pb-2 text-sm text-ink-soft">Onze sites</p>
      <ul>
        {visible.map((name) => (
          <li key={name}>
            <SiteLink
              aria-current={name === site ? "true" : undefined}
              className="menu-item justify-between"
              path="/"
              site={name}
            >
              {SITES[name].title}
              {name === site && <Check className="size-4 text-accent-ink" />}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Menu>
  );
}

function Trail({ trail }: { trail: Breadcrumbs }) {
  return (
    <ol className="flex min-w-0 items-center text-sm @max-[8rem]:sr-only">
      {trail.parents?.map(({ title, path }) => (
        <li className="flex flex-none items-center max-sm:hidden" key={path}>
          <ChevronRight className="size-4 text-ink-soft" />
          <SiteLink className="flex min-h-11 items-center px-1.5 hover:underline" path={path}>
            {shortenTitle(title)}
          </SiteLink>
        </li>
      ))}
      <li aria-current="page" className="flex min-w-0 items-center text-ink-soft">
        <ChevronRight className="size-4" />
        <span className="truncate px-1.5">{shortenTitle(trail.title)}</span>
      </li>
    </ol>
  );
}
