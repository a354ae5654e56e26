import { useQuery } from "@tanstack/react-query";
import { meQuery } from "#platform/session.queries.ts";
import { TabLinks } from "#platform/tab-links.tsx";
import { MANAGED_KINDS, type ManagedKind } from "./managed-kinds.ts";
import { kindMessages, managementMessages as copy } from "./messages.nl.ts";

const KINDS = Object.keys(MANAGED_KINDS) as ManagedKind[];

/**
 * The tabs of management; activities and online courses only for people who may create them
 * (docs/product/platform.md#menus).
 */
export function ManagementTabs() {
  const { data: me } = useQuery(meQuery);
  const links = KINDS.flatMap((kind) => {
    const { path, ability, isShownToAll } = MANAGED_KINDS[kind];
    return isShownToAll || me?.[ability] ? [{ path, title: kindMessages[kind].name }] : [];
  });
  return <TabLinks label={copy.tabs} links={links} />;
}
