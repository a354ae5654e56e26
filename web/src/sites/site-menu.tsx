import { SITES } from "@inktvis/contract/sites";
import { isAtOrBelow } from "#platform/is-at-or-below.ts";
import { SiteLink, useCurrentSite, usePath } from "#platform/site-link.tsx";
import { External, Search } from "#ui/icons.tsx";
import { useCurrentInSight } from "#platform/current-in-sight.ts";
import type { SiteDefinition } from "./site-definition.ts";

const SHAPE = "flex min-h-11 flex-none items-center font-semibold whitespace-nowrap hover:bg-wash";
const ITEM = `${SHAPE} gap-1.5 rounded-full px-3 max-sm:px-2 max-sm:text-[0.9375rem]`;
const ICON_ITEM = `${SHAPE} rounded-xl px-0.5 max-lg:flex-col max-lg:justify-center max-lg:gap-0.5 max-lg:text-xs max-[22.5rem]:text-[0.6875rem] lg:rounded-full lg:px-3`;

/** The items of a menu; the current page is marked. */
export function MenuItems({ definition: { name, menu } }: { definition: SiteDefinition }) {
  const currentPath = usePath();
  return menu.map(({ title, short, icon: Icon, path, site = name }) => {
    const current = site === name && isAtOrBelow(currentPath, path);
    return (
      <li className={Icon && "max-lg:flex-auto"} key={path}>
        <SiteLink
          aria-current={current ? "page" : undefined}
          className={`${Icon ? ICON_ITEM : ITEM} ${current ? "bg-wash text-accent-ink" : ""}`}
          path={path}
          site={site}
        >
          {Icon && <Icon className="size-5 lg:hidden" />}
          {short ? (
            <>
              <span aria-hidden="true" className="lg:hidden">
                {short}
              </span>
              <span className="max-lg:sr-only">{title}</span>
            </>
          ) : (
            title
          )}
        </SiteLink>
      </li>
    );
  });
}

/** The menu of the site: beside its name on a wide screen, a bar at the bottom on a phone. */
export function SiteMenu({ definition }: { definition: SiteDefinition }) {
  const { name, menu, shopTitle, search } = definition;
  const { shopUrl } = useCurrentSite();
  const items = useCurrentInSight<HTMLUListElement>();
  if (menu.length === 0) return null;
  return (
    <nav aria-label={`Menu van ${SITES[name].title}`} className="site-menu lg:flex lg:items-center lg:gap-0.5">
      <ul className="site-menu-items flex items-center gap-0.5" ref={items}>
        <MenuItems definition={definition} />
        {shopTitle && (
          <li>
            <a className={ITEM} href={shopUrl} rel="external">
              {shopTitle}
              <External className="size-4" />
            </a>
          </li>
        )}
      </ul>
      {search && (
        <SiteLink aria-label={search.title} className={`${ITEM} min-w-11 justify-center`} path={search.path}>
          <Search />
        </SiteLink>
      )}
    </nav>
  );
}
