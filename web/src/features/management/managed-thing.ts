import type { QueryKey, FetchQueryOptions } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { MANAGEMENT_PATH } from "@inktvis/contract/page-paths/managing";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { load, type LoaderArguments } from "#platform/load.ts";
import { MANAGED_KINDS, type ManagedKind } from "./managed-kinds.ts";
import { kindMessages, managementMessages as copy } from "./messages.nl.ts";

interface ManagedThing {
  slug: string;
  me: { can: { update: boolean } };
}

type ThingArguments = LoaderArguments & { params: { slug: string } };

interface Management<Thing, Key extends QueryKey> {
  kind: ManagedKind;
  query: (slug: string) => FetchQueryOptions<Thing, Error, Thing, Key>;
  /** The path of its dashboard. */
  pathOf: (slug: string) => string;
}

/**
 * Loads the thing that a page of management is about. People who may not manage it are redirected to the list, and a
 * former slug to the current one (docs/product/platform.md#addresses).
 */
export async function loadManaged<Thing extends ManagedThing, Key extends QueryKey>(
  args: ThingArguments,
  { kind, query, pathOf }: Management<Thing, Key>,
) {
  const { slug } = args.params;
  const thing = await load(args, query(slug));
  if (!thing.me.can.update) throw redirect({ href: MANAGED_KINDS[kind].path, statusCode: 302 });
  if (thing.slug !== slug) {
    const rest = args.location.publicHref.slice(pathOf(slug).length);
    throw redirect({ href: pathOf(thing.slug) + rest, statusCode: 301 });
  }
  return thing;
}

/** The breadcrumbs of the list of a kind. */
export const listBreadcrumbs = (kind: ManagedKind) =>
  breadcrumbs(kindMessages[kind].name, [copy.management, MANAGEMENT_PATH]);

/** The breadcrumbs below the list of a kind: the title of the page itself, followed by the pages that it is part of. */
export const managedBreadcrumbs = (kind: ManagedKind, title: string, ...parents: [title: string, path: string][]) =>
  breadcrumbs(
    title,
    [copy.management, MANAGEMENT_PATH],
    [kindMessages[kind].name, MANAGED_KINDS[kind].path],
    ...parents,
  );
