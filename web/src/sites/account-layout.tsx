import { Outlet } from "@tanstack/react-router";
import { useCurrentInSight } from "#platform/current-in-sight.ts";
import type { SiteDefinition } from "./site-definition.ts";
import { SiteLayout } from "./site-layout.tsx";
import { MenuItems } from "./site-menu.tsx";

/** The layout of the account site: a menu beside the page. */
export const AccountLayout = ({ definition }: { definition: SiteDefinition }) => (
  <SiteLayout definition={{ ...definition, menu: [] }}>
    <div className="page grid gap-x-12 lg:grid-cols-[13rem_1fr]">
      <SideMenu definition={definition} />
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  </SiteLayout>
);

const SideMenu = ({ definition }: { definition: SiteDefinition }) => (
  <nav aria-label="Mijn account" className="site-menu lg:pt-14">
    <ul className="site-menu-items flex gap-0.5 lg:flex-col" ref={useCurrentInSight<HTMLUListElement>()}>
      <MenuItems definition={definition} />
    </ul>
  </nav>
);
