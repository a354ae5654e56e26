import type { ContentKind } from "@inktvis/contract/features/content-versions/staff-content-versions";
import { originOf, type SiteName } from "@inktvis/contract/sites";
import { sql } from "kysely";
import { auditedResource } from "#platform/audit/audited-resource.ts";
import type { Context, MemberContext } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import type { DB } from "#platform/db/tables.gen.ts";
import { deleteUnusedMedia, type RowWithMedia } from "./editorial-media.ts";
import { deleteVersions, keepVersionOf } from "./keep-version.ts";
import { isPublicAt } from "./publishing.ts";

interface PublishedRow {
  published_at: Date | null;
  updated_at: Date;
  revision: number;
}

/** What the staff room shows of all editorial content: its moment of publication, its address and its revision. */
export const publishedOf = (
  { config, now }: Pick<Context, "config" | "now">,
  { published_at, updated_at, revision }: PublishedRow,
  at: { site: SiteName; path: string },
) => ({
  publishedAt: published_at?.toISOString() ?? null,
  isPublic: isPublicAt(published_at, now),
  address: originOf(config.sites, at.site) + at.path,
  updatedAt: updated_at.toISOString(),
  revision,
});

/** A row as the staff room shows it. */
export interface ContentRow extends RowWithMedia {
  isPublic: boolean;
  address: string | null;
  updatedAt: string;
  revision: number;
}

interface ContentOptions<Row> {
  kind: ContentKind;
  table: keyof DB;
  read: (db: Database | Tx, id: string) => Promise<Row | undefined>;
  /** Computed fields, besides those that every kind has: the audit log leaves them out. */
  derived?: readonly (keyof Row)[];
}

/**
 * A kind of editorial content as the staff room reads and changes it: changes are audited, and each save is kept as a
 * version.
 */
export const contentResource = <Row extends ContentRow>({ kind, table, read, derived = [] }: ContentOptions<Row>) => ({
  ...auditedResource({
    name: kind,
    table,
    ownerOf: null,
    keepVersion: keepVersionOf(kind),
    omitFromLog: ["isPublic", "address", "updatedAt", "revision", ...derived],
    read,
  }),
  kind,
  table,
});

export type ContentResource<Row extends ContentRow> = ReturnType<typeof contentResource<Row>>;

interface Deleting<Row> {
  /** Throws when the row cannot be deleted. */
  refuse?: (tx: Tx, row: Row) => Promise<void> | void;
  /** Finds the pictures and files of a row, if they are not in its usual fields. */
  mediaOf?: (row: Row) => RowWithMedia;
}

/**
 * Deletes editorial content for good, with its versions, and the pictures and files that nothing else uses. @throws 404
 */
export const deleteContent = <Row extends ContentRow>(
  ctx: MemberContext,
  resource: ContentResource<Row>,
  id: string,
  { refuse, mediaOf = (row) => row }: Deleting<Row> = {},
) =>
  resource.delete(ctx, id, async (tx, row) => {
    await refuse?.(tx, row);
    await sql`delete from ${sql.table(resource.table)} where id = ${id}`.execute(tx);
    await deleteUnusedMedia(ctx, tx, mediaOf(row));
    await deleteVersions(ctx, tx, resource.kind, id);
  });
