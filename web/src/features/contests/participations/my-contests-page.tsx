import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { meQuery } from "#platform/session.queries.ts";
import { SiteLink, usePath } from "#platform/site-link.tsx";
import { External } from "#ui/icons.tsx";
import { myContestsMessages as copy } from "./messages.nl.ts";
import { JUDGING_PATH, PARTICIPATIONS_PATH } from "@inktvis/contract/page-paths/community";
import { MANAGED_CONTESTS_PATH } from "@inktvis/contract/page-paths/account";

const LINKS = [
  { path: PARTICIPATIONS_PATH, title: copy.participations },
  { path: JUDGING_PATH, title: copy.judging },
];
const LINK_CLASS =
  "flex min-h-11 items-center gap-1.5 border-b-3 border-transparent whitespace-nowrap text-ink-soft -outline-offset-3 hover:text-ink aria-[current=page]:border-accent-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink";

/** The frame of the pages about the viewer's own contests, with the links between them. */
export const MyContestsPage = ({ children }: { children: ReactNode }) => (
  <div className="page pt-8 sm:pt-12">
    <header className="mb-8 grid gap-3 sm:mb-10">
      <h1 className="text-5xl sm:text-6xl" tabIndex={-1}>
        {copy.title}
      </h1>
      <p className="mb-2 max-w-xl text-lg text-ink-soft">{copy.intro}</p>
      <MyContestsNav />
    </header>
    {children}
  </div>
);

/** The link to organising is only for people who may create contests. */
function MyContestsNav() {
  const currentPath = usePath();
  const { data: me } = useQuery(meQuery);
  return (
    <nav aria-label={copy.nav} className="overflow-x-auto border-b border-hairline [scrollbar-width:none]">
      <ul className="flex w-max gap-5 sm:gap-7">
        {LINKS.map(({ path, title }) => (
          <li key={path}>
            <SiteLink aria-current={path === currentPath ? "page" : undefined} className={LINK_CLASS} path={path}>
              {title}
            </SiteLink>
          </li>
        ))}
        {me?.userCanCreateContests && (
          <li>
            <SiteLink className={LINK_CLASS} path={MANAGED_CONTESTS_PATH} site="account">
              {copy.organizing}
              <External className="size-4" />
            </SiteLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
