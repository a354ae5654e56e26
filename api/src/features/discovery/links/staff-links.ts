import type { LINKING_RESOURCES, LinkProblem, StaffLinksQuery } from "@inktvis/contract/features/discovery/staff-links";
import { sql } from "kysely";
import type * as z from "zod";
import { auditedResource } from "#platform/audit/audited-resource.ts";
import type { Context, MemberContext } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { contains, staffPage } from "#platform/db/staff-page.ts";
import { ownHosts } from "./internal-links.ts";
import { linksRequested } from "./link.job-kinds.ts";

type Place = { resource: (typeof LINKING_RESOURCES)[number]; id: string; title: string };

const placesOf = sql<Place[]>`(
  select coalesce(
    json_agg(json_build_object('resource', resource, 'id', resource_id, 'title', title) order by resource, title),
    '[]'::json
  ) from link_places where link_id = link.id
)`;

const selectLinks = (db: Database | Tx) =>
  db
    .selectFrom("links as link")
    .select(["link.id", "link.url", "link.host", "link.dead_since", "link.checked_at", "link.ignored_at"])
    // Only check-links.ts and read-links.ts write this column.
    .select([sql<LinkProblem | null>`link.problem`.as("problem"), placesOf.as("places")]);

const toStaffLink =
  ({ config }: Pick<Context, "config">) =>
  (row: RowOf<ReturnType<typeof selectLinks>>) => ({
    id: row.id,
    url: row.url,
    isInternal: ownHosts(config).includes(row.host),
    problem: row.problem,
    deadSince: row.dead_since?.toISOString() ?? null,
    checkedAt: row.checked_at?.toISOString() ?? null,
    isIgnored: row.ignored_at !== null,
    places: row.places,
  });

const staffLinks = (ctx: MemberContext) =>
  auditedResource({
    name: "links",
    table: "links",
    ownerOf: null,
    omitFromLog: ["isInternal", "problem", "deadSince", "checkedAt", "places"],
    read: async (db, id: string) => {
      const row = await selectLinks(db).where("link.id", "=", id).executeTakeFirst();
      return row && toStaffLink(ctx)(row);
    },
  });

/** Dead links in editorial content, with the places where they occur. */
export function listStaffLinks(ctx: MemberContext, query: z.output<typeof StaffLinksQuery>) {
  const { q, state } = query;
  const rows = selectLinks(ctx.db)
    .where("link.dead_since", "is not", null)
    .where("link.ignored_at", state === "ignored" ? "is not" : "is", null)
    .where(contains(sql`link.url`, q));
  return staffPage(ctx.db, rows, query, {
    id: sql`link.id`,
    sorts: { deadSince: sql`link.dead_since`, url: sql`link.url` },
    toRow: toStaffLink(ctx),
  });
}

/** Marks a dead link as ignored, or no longer. @throws 404 */
export const ignoreLink = (ctx: MemberContext, id: string, isIgnored: boolean) =>
  staffLinks(ctx).update(ctx, id, async (tx) => {
    await tx
      .updateTable("links")
      .set({ ignored_at: isIgnored ? ctx.now : null })
      .where("id", "=", id)
      .execute();
  });

/** Has all links read again, so that fixed ones leave the list. */
export const requestLinks = ({ db, jobs }: MemberContext) =>
  db.transaction().execute((tx) => jobs.enqueue(tx, linksRequested, {}));
