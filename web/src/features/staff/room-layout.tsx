import { usePermissions } from "ra-core";
import { type ReactNode, Suspense } from "react";
import type { StaffRight } from "@inktvis/contract/access";
import { SiteLink, usePath } from "#platform/site-link.tsx";
import { ChevronDown } from "#ui/icons.tsx";
import { roomCopy as copy } from "./messages.nl.ts";
import { resourcesFor } from "./registry.ts";
import { RoomComing } from "./room-states.tsx";
import { GROUPS, listPath, sentence } from "./room-resource.ts";

/** The menu beside the page; on a phone it folds open above it. */
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
        <Suspense fallback={<RoomComing />}>{children}</Suspense>
      </div>
    </div>
  );
}

function RoomMenu() {
  const path = usePath();
  const { permissions = [] } = usePermissions<StaffRight[]>();
  const resources = resourcesFor(permissions);
  const isAt = (at: string) => (at === "/" ? path === "/" : path === at || path.startsWith(`${at}/`));
  const link = (title: string, at: string, icon?: ReactNode) => (
    <li key={at}>
      <SiteLink aria-current={isAt(at) ? "page" : undefined} className="menu-item" path={at}>
        {icon}
        {title}
      </SiteLink>
    </li>
  );
  return (
    <nav aria-label={copy.menuLabel} className="grid gap-5">
      <ul>{link(copy.dashboard, "/")}</ul>
      {GROUPS.map((group) => {
        const here = resources.filter((resource) => resource.group === group);
        if (here.length === 0) return null;
        return (
          <div key={group}>
            <p className="eyebrow px-3 pb-1">{copy.groups[group]}</p>
            <ul>
              {here.map(({ name, menu, many, Icon }) =>
                link(sentence(menu ?? many), listPath(name), <Icon className="size-4.5" />),
              )}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}
