import { usePermissions } from "ra-core";
import { type ReactNode, Suspense, useEffect } from "react";
import type { StaffRight } from "@inktvis/contract/access";
import { RefusalPage } from "#platform/error-page.tsx";
import { refusalStatus } from "#platform/refusals.ts";
import { SiteLink, usePath } from "#platform/site-link.tsx";
import { TextSkeleton } from "#ui/skeletons.tsx";
import { ChevronDown } from "#ui/icons.tsx";
import { roomCopy as copy } from "./messages.nl.ts";
import { resourcesFor } from "./registry.ts";
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

export function useRoomTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${copy.room}`;
  }, [title]);
}

/** The head of a page of the room, and what the browser calls it. */
export function RoomHeading({ title, children }: { title: string; children?: ReactNode }) {
  useRoomTitle(title);
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}

export const RoomComing = () => (
  <div role="status">
    <span className="sr-only">{copy.coming}</span>
    <TextSkeleton lines={4} />
  </div>
);
export const RoomNotFound = () => <RefusalPage status={404} />;
export const RoomError = ({
  error,
  resetErrorBoundary,
}: {
  error: Error;
  resetErrorBoundary: (...args: unknown[]) => void;
}) => <RefusalPage status={refusalStatus(error)} onRetry={() => resetErrorBoundary()} />;
