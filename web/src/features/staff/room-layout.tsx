import { usePermissions } from "ra-core";
import { type ReactNode, Suspense } from "react";
import type { StaffRight } from "@inktvis/contract/access";
import { capitalize } from "#platform/formats/capitalize.ts";
import { isAtOrBelow } from "#platform/is-at-or-below.ts";
import { SiteLink, usePath } from "#platform/site-link.tsx";
import { ChevronDown } from "#ui/icons.tsx";
import { roomCopy as copy } from "./messages.nl.ts";
import { resourcesFor } from "./registry.ts";
import { RoomLoading } from "./room-states.tsx";
import { GROUPS, listPath } from "./room-resource.ts";

/** The menu beside the page; on a phone it is above the page, folded. */
export function RoomLayout({ children }: { children: ReactNode }) {
  const path = usePath();
  return (
    <div className="page grid items-start gap-x-12 gap-y-6 py-6 lg:grid-cols-[13rem_1fr] lg:py-10">
      <details className="room-menu lg:hidden" key={path}>
        <summary className="button button-secondary">
          {copy.menu}
          <ChevronDown className="size-4" />
        </summary>
        <RoomMenu />
      </details>
      <div className="max-lg:hidden">
        <RoomMenu />
      </div>
      <div className="min-w-0">
        <Suspense fallback={<RoomLoading />}>{children}</Suspense>
      </div>
    </div>
  );
}

function RoomMenu() {
  const path = usePath();
  const { permissions = [] } = usePermissions<StaffRight[]>();
  const resources = resourcesFor(permissions);
  const isCurrent = (target: string) => (target === "/" ? path === "/" : isAtOrBelow(path, target));
  const link = (title: string, target: string, icon?: ReactNode) => (
    <li key={target}>
      <SiteLink aria-current={isCurrent(target) ? "page" : undefined} className="menu-item" path={target}>
        {icon}
        {title}
      </SiteLink>
    </li>
  );
  return (
    <nav aria-label={copy.menuLabel} className="grid gap-5">
      <ul>{link(copy.dashboard, "/")}</ul>
      {GROUPS.map((group) => {
        const inGroup = resources.filter((resource) => resource.group === group);
        if (inGroup.length === 0) return null;
        return (
          <div key={group}>
            <p className="eyebrow px-3 pb-1">{copy.groups[group]}</p>
            <ul>
              {inGroup.map(({ name, menu, many, Icon }) =>
                link(capitalize(menu ?? many), listPath(name), <Icon className="size-4.5" />),
              )}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}
