import {
  type ContentChange,
  type ContentKind,
  VERSION_CONTENT,
} from "@inktvis/contract/features/content-versions/staff-content-versions";
import { type Selectable, sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import type { ContentVersions } from "#platform/db/tables.gen.ts";
import { refused } from "#platform/http/errors.ts";
import type { Subject } from "./content-kinds.ts";

type Stored = Pick<Selectable<ContentVersions>, "content" | "genre_ids" | "writer_id">;

const isOutdated = () =>
  refused("Deze versie is van voor het formulier veranderde, en kan niet meer bewaard worden zoals ze is.");

interface Content {
  tags?: number[];
  tagId?: number | null;
  /** The contents of an issue. */
  contents?: { articleId: string }[];
}

/**
 * What a version holds, as its form would send it: validated again, and without labels, genres, articles and an author
 * that no longer exist.
 * @param keep fields of the current row, which replace those of the version
 * @throws 422 when the form no longer accepts it
 */
export async function storedChange<Kind extends ContentKind>(
  db: Database | Tx,
  kind: Kind,
  { content, genre_ids, writer_id }: Stored,
  { row, keep = [] }: { row: Subject; keep?: readonly string[] },
): Promise<ContentChange[Kind]> {
  const stored = content as Record<string, unknown> & Content;
  const now = row as Subject & Record<string, unknown>;
  const tags = await known(db, "tags", [...(stored.tags ?? []), ...(stored.tagId ? [stored.tagId] : [])]);
  const contents = stored.contents ?? [];
  const articles = await known(
    db,
    "articles",
    contents.map(({ articleId }) => articleId),
  );
  const fields = {
    ...stored,
    ...("contents" in stored && { contents: contents.filter(({ articleId }) => articles.has(articleId)) }),
    ...("tags" in stored && { tags: stored.tags?.filter((id) => tags.has(id)) }),
    ...("tagId" in stored && { tagId: stored.tagId && tags.has(stored.tagId) ? stored.tagId : null }),
    ...(kind === "articles" && { authorSlug: await slugOf(db, writer_id) }),
    genres: [...(await known(db, "genres", genre_ids))],
    ...Object.fromEntries(keep.map((field) => [field, now[field]])),
  };
  const { success, data } = VERSION_CONTENT[kind].safeParse(fields);
  if (!success) throw isOutdated();
  // The kinds of a version and of a change are the same; only a change has a revision.
  return { ...data, revision: row.revision } as ContentChange[Kind];
}

async function slugOf(db: Database | Tx, personId: string | null) {
  const person = await db.selectFrom("users").select("slug").where("id", "=", personId).executeTakeFirst();
  return person?.slug ?? null;
}

async function known<Id>(db: Database | Tx, table: "tags" | "genres" | "articles", ids: readonly Id[]) {
  if (ids.length === 0) return new Set<Id>();
  const { rows } = await sql<{ id: Id }>`
    select id from ${sql.table(table)} where id in (${sql.join(ids)}) order by id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
