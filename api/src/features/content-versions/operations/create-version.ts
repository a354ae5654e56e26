import type {
  ContentKind,
  ContentVersionInput,
} from "@inktvis/contract/features/content-versions/staff-content-versions";
import { sql } from "kysely";
import type * as z from "zod";
import { brusselsStart } from "#platform/clock.ts";
import type { MemberContext } from "#platform/context.ts";
import { translateConstraintErrors } from "#platform/db/constraint-errors.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import type { ContentVersions } from "#platform/db/tables.gen.ts";
import { invalid } from "#platform/http/errors.ts";
import { type MediaInput, mediaIdsOf, withStoredMedia } from "#features/content/publishing/editorial-media.ts";
import { kindOf, type Subject } from "../content-kinds.ts";
import { deleteVersionMedia, keepVersionOf, versionColumns } from "#features/content/publishing/keep-version.ts";
import { latestOf, previewChange } from "../preview-version.ts";
import { staffVersions } from "../queries/staff-versions.ts";

const ALREADY_PLANNED =
  "Er is al een wijziging gepland. Wijzig of verwijder die eerst, zodat niemands werk verloren gaat.";

/**
 * Stores a change without saving it: planned for a moment, or only for a preview. It is tried out first, so that a
 * change that cannot be saved is refused at once.
 * @throws 409 for a plan when somebody else has saved since the form was opened; 422 when there is a plan already,
 *   when the plan to replace is gone, and for a draft that the plan would leave a draft
 */
export async function createVersion(ctx: MemberContext, input: z.output<typeof ContentVersionInput>) {
  const { kind, subjectId, change, replaces } = input;
  const plannedFor = input.plannedFor ? futureMoment(ctx, input.plannedFor) : null;
  const { data: current } = await kindOf(kind).read(ctx, subjectId);
  const { publishedAt } = change as Pick<Subject, "publishedAt">;
  if (plannedFor && current.publishedAt === null && !publishedAt) throw staysDraft();
  const replaced = replaces ? await findReplaced(ctx.db, { id: replaces, kind, subjectId }) : undefined;
  // A preview shows what is in the form, even when somebody else has saved in the meantime.
  const tried = { ...change, revision: plannedFor ? change.revision : current.revision };
  return withStoredMedia(ctx, change as MediaInput, async (uploaded) => {
    const unchanged = replaced ?? mediaIdsOf(current);
    const media = {
      image_id: uploaded.image_id === undefined ? unchanged.image_id : uploaded.image_id,
      file_id: uploaded.file_id === undefined ? unchanged.file_id : uploaded.file_id,
    };
    const at = latestOf(ctx.now, plannedFor, current.publishedAt);
    const { row } = await previewChange(ctx, { kind, subjectId, change: tried, media, at, otherContentAt: at });
    const columns = {
      kind,
      subject_id: subjectId,
      revision: current.revision,
      ...versionColumns(kind, row),
      author_id: ctx.viewer.id,
      saved_at: ctx.now,
    };
    return plannedFor
      ? insertPlan(ctx, current, { ...columns, state: "planned", planned_for: plannedFor }, replaced?.id)
      : storeDraft(ctx, current, { ...columns, state: "draft" });
  });
}

/** The plan would not make the draft public, so the editor would wait for nothing. */
const staysDraft = () =>
  invalid({
    plannedFor:
      "Dit staat nog niet op de site, en zo blijft het een klad. Kies bij ‘Verschijnt op’ vanaf wanneer het er staat, en bewaar het dan gewoon.",
  });

const noSuchPlan = () =>
  invalid({
    plannedFor:
      "De wijziging die je wou vervangen, is er niet meer: ze verscheen al, of iemand trok ze in. Kijk eerst na wat er nu staat.",
  });

/** @throws 422 when this is not, or no longer, a plan of this subject */
async function findReplaced(
  db: Database,
  { id, kind, subjectId }: { id: string; kind: ContentKind; subjectId: string },
) {
  const plan = await db
    .selectFrom("content_versions")
    .select(["id", "image_id", "file_id"])
    .where("id", "=", id)
    .where("kind", "=", kind)
    .where("subject_id", "=", subjectId)
    .where("state", "=", "planned")
    .executeTakeFirst();
  if (!plan) throw noSuchPlan();
  return plan;
}

/** @throws 422 for a moment in the past */
export function futureMoment({ now }: Pick<MemberContext, "now">, moment: string) {
  const at = brusselsStart(moment);
  if (at <= now) throw invalid({ plannedFor: "Kies een moment dat nog komt." });
  return at;
}

type Columns = {
  kind: ContentKind;
  subject_id: string;
  state: ContentVersions["state"];
  revision: number;
  saved_at: Date;
} & ReturnType<typeof versionColumns> & { author_id: string; planned_for?: Date };

/**
 * Keeps the saved row, with which the new version is compared, as a version, in case it was saved before versions
 * existed.
 */
const keepCurrent = (ctx: MemberContext, tx: Tx, { kind, subject_id }: Columns, current: Subject) =>
  keepVersionOf(kind)(tx, subject_id, current, { by: null, at: ctx.now });

/**
 * Locks the subject, so that deleting it and storing a version of it run one by one: no version is left of a deleted
 * subject. @throws 404
 */
async function lockSubject(ctx: MemberContext, tx: Tx, { kind, subject_id }: Columns) {
  const { table, read } = kindOf(kind);
  if (table) await sql`select from ${sql.table(table)} where id = ${subject_id} for key share`.execute(tx);
  await read({ ...ctx, db: tx }, subject_id);
}

const insertPlan = (ctx: MemberContext, current: Subject, columns: Columns, replaces: string | undefined) =>
  staffVersions.create(ctx, async (tx) => {
    await lockSubject(ctx, tx, columns);
    await keepCurrent(ctx, tx, columns, current);
    if (replaces) {
      const replaced = await tx
        .deleteFrom("content_versions")
        .where("id", "=", replaces)
        .where("state", "=", "planned")
        .returning(["pictures", "file_id"])
        .execute();
      if (replaced.length === 0) throw noSuchPlan();
      await deleteVersionMedia(ctx, tx, replaced);
    }
    const inserted = tx.insertInto("content_versions").values(columns).returning("id").executeTakeFirstOrThrow();
    return (await translateConstraintErrors({ unique: { plannedFor: ALREADY_PLANNED } }, inserted)).id;
  });

/**
 * Stores the only draft of this editor for this subject: it replaces the previous draft, whose link then shows the new
 * one.
 */
async function storeDraft(ctx: MemberContext, current: Subject, columns: Columns) {
  const id = await ctx.db.transaction().execute(async (tx) => {
    await lockSubject(ctx, tx, columns);
    await keepCurrent(ctx, tx, columns, current);
    const stored = await tx
      .insertInto("content_versions")
      .values(columns)
      .onConflict((conflict) =>
        conflict
          .columns(["kind", "subject_id", "author_id"])
          .where(sql<boolean>`state = 'draft'`)
          .doUpdateSet(columns),
      )
      // The media of the replaced draft, even if that was stored a moment ago; null if there was none.
      .returning([
        "id",
        sql<string[] | null>`old.pictures`.as("pictures"),
        sql<string | null>`old.file_id`.as("file_id"),
      ])
      .executeTakeFirstOrThrow();
    await deleteVersionMedia(ctx, tx, [stored]);
    return stored.id;
  });
  return staffVersions.get(ctx, id);
}
