import { Outlet } from "@tanstack/react-router";
import { SiteLink, usePath } from "../platform/site-link.tsx";
import type { SiteDefinition } from "./site-definition.ts";
import { SiteLayout } from "./site-layout.tsx";

/** The menu stands beside the page: this is a desk, not a magazine. */
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

function SideMenu({ definition: { name, menu } }: { definition: SiteDefinition }) {
  const here = usePath();
  return (
    <nav aria-label="Mijn account" className="site-menu lg:pt-14">
      <ul className="flex gap-0.5 lg:flex-col">
        {menu.map(({ title, path, site = name }) => {
          const current = site === name && (here === path || here.startsWith(`${path}/`));
          return (
            <li key={path}>
              <SiteLink
                aria-current={current ? "page" : undefined}
                className={`flex min-h-11 items-center rounded-full px-4 font-semibold whitespace-nowrap hover:bg-wash ${current ? "bg-wash text-accent-ink" : ""}`}
                path={path}
                site={site}
              >
                {title}
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
