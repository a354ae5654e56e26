import type {
  ContentKind,
  ContentVersionQuery,
} from "@inktvis/contract/features/content-versions/staff-content-versions";
import { sql } from "kysely";
import type * as z from "zod";
import { auditedResource } from "#platform/audit/audited-resource.ts";
import type { MemberContext } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { staffPage } from "#platform/db/staff-page.ts";
import { pictureOf } from "#platform/files/media.ts";
import { whereGiven } from "#platform/db/where-given.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";
import { kindOf } from "../content-kinds.ts";

/** All fields of a version, as text and numbers that can be compared. */
const fieldsOf = (version: "version" | "before") => sql<Record<string, unknown> | null>`(
  ${sql.ref(`${version}.content`)} || jsonb_build_object(
    'genres', to_jsonb(${sql.ref(`${version}.genre_ids`)}), 'image', ${sql.ref(`${version}.image_id`)},
    'attachment', (select name from files where id = ${sql.ref(`${version}.file_id`)}),
    'authorSlug', (select slug from users where id = ${sql.ref(`${version}.writer_id`)})
  )
)`;

/** The changed fields; null for the oldest version that is kept, because there is none to compare it with. */
const changedFields = sql<string[] | null>`case when before.content is not null then (
  select coalesce(array_agg(key order by key), '{}')
  from jsonb_each(${fieldsOf("version")}) as field
  where value is distinct from coalesce(${fieldsOf("before")} -> key, 'null')
) end`;

/** The last saved revision; 0 for a home page that was never saved. */
const currentRevision = sql<number>`coalesce((
  select max(revision) from content_versions
  where kind = version.kind and subject_id = version.subject_id and state = 'saved'
), 0)`;

/**
 * Whether somebody has saved since the plan was made. A plan that is neither stale nor failed before becomes public at
 * its moment.
 */
const isStale = sql<boolean>`(version.state = 'planned' and version.revision <> ${currentRevision})`;
const willAppear = sql<boolean>`(version.problem is null and not ${isStale})`;

/**
 * Versions, each with the saved version that it is compared with as `before`: the previous one, or the current one, as
 * for a plan or draft.
 */
const selectVersions = (db: Database | Tx, comparedWith: "previous" | "current" = "previous") =>
  db
    .selectFrom("content_versions as version")
    .leftJoin("users as author", "author.id", "version.author_id")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("content_versions as earlier")
          .select(["earlier.content", "earlier.genre_ids", "earlier.image_id", "earlier.file_id", "earlier.writer_id"])
          .whereRef("earlier.kind", "=", "version.kind")
          .whereRef("earlier.subject_id", "=", "version.subject_id")
          .where("earlier.state", "=", "saved")
          .$if(comparedWith === "previous", (saved) =>
            saved.where(sql<boolean>`(version.state <> 'saved' or earlier.revision < version.revision)`),
          )
          .orderBy("earlier.revision", "desc")
          .limit(1)
          .as("before"),
      (join) => join.onTrue(),
    )
    .select([
      "version.id",
      // Guaranteed by the contract.
      sql<ContentKind>`version.kind`.as("kind"),
      "version.subject_id",
      sql<string | null>`version.content ->> 'title'`.as("name"),
      sql<"saved" | "planned" | "draft">`version.state`.as("state"),
      "author.nickname as author",
      "version.saved_at",
      "version.revision",
      currentRevision.as("currentRevision"),
      "version.planned_for",
      "version.problem",
      isStale.as("isStale"),
      changedFields.as("changed"),
    ]);

const toRow = (row: RowOf<ReturnType<typeof selectVersions>>) => ({
  id: row.id,
  kind: row.kind,
  subjectId: row.subject_id,
  name: row.name,
  state: row.state,
  author: row.author,
  savedAt: row.saved_at.toISOString(),
  revision: row.revision,
  isCurrent: row.state === "saved" && row.revision === row.currentRevision,
  isStale: row.isStale,
  plannedFor: row.planned_for?.toISOString() ?? null,
  problem: row.problem,
  changed: row.changed,
});

/** Plans as the staff room makes, moves and withdraws them; changes are audited. */
export const staffVersions = auditedResource({
  name: "contentVersions",
  table: "content_versions",
  ownerOf: null,
  omitFromLog: ["author", "savedAt", "revision", "isCurrent", "isStale", "state", "changed"],
  read: async (db, id: string) => {
    const row = await selectVersions(db).where("version.id", "=", id).executeTakeFirst();
    return row && toRow(row);
  },
});

/** Versions and plans; drafts that were stored for a preview are not listed. */
export function listStaffVersions(ctx: MemberContext, query: z.output<typeof ContentVersionQuery>) {
  const { kind, subjectId, state } = query;
  const rows = whereGiven(selectVersions(ctx.db), { "version.kind": kind, "version.subject_id": subjectId })
    .where("version.state", "<>", "draft")
    .$if(state !== undefined, (found) => found.where("version.state", "=", state === "saved" ? "saved" : "planned"))
    .$if(state === "planned", (found) => found.where(willAppear))
    .$if(state === "failed", (found) => found.where(sql<boolean>`not ${willAppear}`));
  return staffPage(ctx.db, rows, query, {
    id: sql`version.id`,
    sorts: { savedAt: sql`version.saved_at`, plannedFor: sql`version.planned_for` },
    toRow,
  });
}

/** A version with what it changed and what restoring it would change, with names instead of ids. @throws 404 */
export async function getStaffVersion(ctx: MemberContext, id: string) {
  const { data } = await staffVersions.get(ctx, id);
  const fields = await comparedFields(ctx.db, id, "previous");
  const { before, after } = await changesInWords(ctx.db, fields);
  const { image: _image, attachment: _attachment, ...content } = fields.after ?? {};
  const takingBack = data.state === "saved" && !data.isCurrent ? await changesByTakingBack(ctx.db, data) : null;
  if ("contents" in content) content["contents"] = await contributionsWithTitles(ctx.db, content["contents"]);
  return { data: { ...data, currentRevision: fields.currentRevision, before, after, content, takingBack } };
}

const comparedFields = (db: Database, id: string, comparedWith: "previous" | "current") =>
  selectVersions(db, comparedWith)
    .select([fieldsOf("version").as("after"), fieldsOf("before").as("before")])
    .where("version.id", "=", id)
    .executeTakeFirstOrThrow();

/** Restoring leaves its place and moment of publication as they are (docs/product/content.md#versions). */
async function changesByTakingBack(db: Database, { id, kind }: { id: string; kind: ContentKind }) {
  const { changed, ...fields } = await comparedFields(db, id, "current");
  const { stays }: { stays: readonly string[] } = kindOf(kind);
  return changesInWords(db, { ...fields, changed: (changed ?? []).filter((field) => !stays.includes(field)) });
}

type Compared = Pick<Awaited<ReturnType<typeof comparedFields>>, "changed" | "before" | "after">;

async function changesInWords(db: Database, { changed, ...fields }: Compared) {
  const inChanged = (all: Record<string, unknown> | null) =>
    inWords(db, Object.fromEntries((changed ?? []).map((field) => [field, all?.[field] ?? null])));
  const [before, after] = await Promise.all([inChanged(fields.before), inChanged(fields.after)]);
  return { changed: changed ?? [], before, after };
}

/** Replaces the ids in these fields by the names of what they refer to, and by the picture itself. */
async function inWords(db: Database, fields: Record<string, unknown>) {
  const namesOf = async (table: "genres" | "tags", ids: unknown) => {
    const wanted = [ids].flat().filter((id) => typeof id === "number");
    if (wanted.length === 0) return [];
    const rows = await db.selectFrom(table).select("name").where("id", "in", wanted).orderBy("id").execute();
    return rows.map(({ name }) => name);
  };
  const parent = async (id: unknown) =>
    typeof id === "string"
      ? ((await db.selectFrom("pages").select("title").where("id", "=", id).executeTakeFirst())?.title ?? null)
      : null;
  const picture = async (id: unknown) => {
    if (typeof id !== "string") return null;
    const visible = db.selectFrom(visibleImages.as("image")).select("picture").where("id", "=", id);
    return pictureOf((await visible.executeTakeFirst())?.picture ?? null) ?? ("gone" as const);
  };
  const { genres, tags, tagId, parentId, image, contents } = fields;
  return {
    ...fields,
    ...("genres" in fields && { genres: await namesOf("genres", genres) }),
    ...("tags" in fields && { tags: await namesOf("tags", tags) }),
    ...("tagId" in fields && { tagId: (await namesOf("tags", tagId))[0] ?? null }),
    ...("parentId" in fields && { parentId: await parent(parentId) }),
    ...("contents" in fields && { contents: await contributionsInWords(db, contents) }),
    ...("image" in fields && { image: await picture(image) }),
  };
}

interface Contribution {
  articleId: string;
  section: string | null;
}

/** The contents of an issue: the title of each article, after its section. */
async function contributionsInWords(db: Database, contents: unknown) {
  const titles = await titlesIn(db, contents);
  return listed(contents).map(({ articleId, section }) => {
    const title = titles.get(articleId) ?? "een artikel dat weg is";
    return section ? `${section}: ${title}` : title;
  });
}

/** The contents of an issue as its form has them, without articles that no longer exist. */
async function contributionsWithTitles(db: Database, contents: unknown) {
  const titles = await titlesIn(db, contents);
  return listed(contents).flatMap(({ articleId, section }) => {
    const title = titles.get(articleId);
    return title === undefined ? [] : [{ articleId, title, section }];
  });
}

const listed = (contents: unknown) => (Array.isArray(contents) ? (contents as Contribution[]) : []);

async function titlesIn(db: Database, contents: unknown) {
  const ids = listed(contents).map(({ articleId }) => articleId);
  if (ids.length === 0) return new Map<string, string>();
  const articles = await db.selectFrom("articles").select(["id", "title"]).where("id", "in", ids).execute();
  return new Map(articles.map(({ id, title }) => [id, title]));
}
