import type { Me } from "@inktvis/contract/features/accounts/me";
import type { ReactNode } from "react";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pen } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { pagePath } from "#ui/page-path.ts";
import { Pager } from "#ui/pager.tsx";
import { PastLastPage } from "#ui/past-last-page.tsx";
import { MANAGED_KINDS, type ManagedKind } from "./managed-kinds.ts";
import { ManagementTabs } from "./management-tabs.tsx";
import { kindMessages, managementMessages as copy } from "./messages.nl.ts";
import { NoRights } from "./no-rights.tsx";

interface ManagedListPageProps {
  me: Me;
  kind: ManagedKind;
  /** The link that creates one: "Maak een wedstrijd". */
  create: { path: string; title: string };
  /** The list; rendered for people who may create one. */
  children: ReactNode;
}

/** The things of one kind that the viewer manages, or how to ask for the right to (docs/product/platform.md#menus). */
export function ManagedListPage({ me, kind, create, children }: ManagedListPageProps) {
  const { title, intro, noRights, purpose } = kindMessages[kind];
  const mayCreate = me[MANAGED_KINDS[kind].ability];
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 pt-8 sm:pt-12">
      <ManagementTabs />
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="grid gap-3">
          <h1 className="text-4xl sm:text-5xl">{title}</h1>
          <p className="max-w-xl text-lg text-ink-soft">{intro}</p>
        </div>
        {mayCreate && (
          <ButtonAnchor href={create.path}>
            <Pen />
            {create.title}
          </ButtonAnchor>
        )}
      </header>
      {mayCreate ? children : <NoRights email={me.email} title={noRights} purpose={purpose} />}
    </div>
  );
}

interface ManagedListProps {
  kind: ManagedKind;
  meta: { currentPage: number; total: number; pageSize: number };
  /** The table of this page; absent when nothing is on it. */
  table: ReactNode;
  /** The first step, shown while the list is still empty. */
  first: { title: string; help: string; create: { path: string; title: string } };
}

/** One page of a list of managed things, with the pager. */
export function ManagedList({ kind, meta, table, first }: ManagedListProps) {
  const { path } = MANAGED_KINDS[kind];
  if (table) {
    return (
      <div>
        {meta.total > 1 && <p className="mb-3 text-sm text-ink-soft">{copy.newestFirst}</p>}
        {table}
        <Pager {...meta} hrefOf={(page) => pagePath(path, page)} />
      </div>
    );
  }
  if (meta.total > 0) return <PastLastPage firstPage={path} />;
  return (
    <EmptyState action={<ButtonAnchor href={first.create.path}>{first.create.title}</ButtonAnchor>} title={first.title}>
      {first.help}
    </EmptyState>
  );
}
