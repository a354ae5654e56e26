import type { ContentKind } from "@inktvis/contract/features/content-versions/staff-content-versions";
import type { Selectable } from "kysely";
import type { Context, EditorContext } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import type { ContentVersions } from "#platform/db/tables.gen.ts";
import { kindOf } from "./content-kinds.ts";
import { asVersionGone, versionGone } from "./content-version.policy.ts";
import { latestOf, previewChange } from "./preview-version.ts";
import { storedChange } from "./stored-change.ts";

/** A stored version. A check of the contract guarantees its kind. */
export type Version = Selectable<ContentVersions> & { kind: ContentKind };

/** @throws 404 */
export async function findVersion(db: Database | Tx, id: string) {
  const version = await db.selectFrom("content_versions").selectAll().where("id", "=", id).executeTakeFirst();
  if (!version) throw versionGone();
  return version as Version;
}

/**
 * The change that a version makes to the current row. A plan changes all fields; an older version leaves place and
 * moment of publication.
 */
async function changeOf(ctx: EditorContext, version: Version) {
  const { read, stays } = kindOf(version.kind);
  const { data: row } = await read(ctx, version.subject_id);
  const keep = version.state === "saved" ? stays : [];
  return { row, change: await storedChange(ctx.db, version.kind, version, { row, keep }) };
}

const storedMedia = ({ image_id, file_id }: Version) => ({ image_id, file_id });

/**
 * Saves a version, as if an editor sent its form.
 * @param revision the revision that the row must still have
 * @throws 409 when somebody else has saved since then, 422 for a version that can no longer be saved
 */
export async function saveVersion(ctx: EditorContext, version: Version, revision: number, now: Date) {
  const { change } = await changeOf(ctx, version);
  const media = storedMedia(version);
  const saving = kindOf(version.kind).save(ctx, version.subject_id, { ...change, revision }, media, async (tx) => {
    if (version.state === "planned") await deletePlan(tx, version, now);
  });
  await saving.catch((error: unknown) => {
    throw asVersionGone(error);
  });
}

/**
 * Deletes a plan in the transaction that carries it out; that is rolled back if somebody has withdrawn or moved the
 * plan.
 */
async function deletePlan(tx: Tx, { id, planned_for }: Version, now: Date) {
  const taken = await tx
    .deleteFrom("content_versions")
    .where("id", "=", id)
    .where((eb) => eb.or([eb("planned_for", "=", planned_for), eb("planned_for", "<=", now)]))
    .executeTakeFirst();
  if (taken.numDeletedRows === 0n) throw versionGone();
}

/**
 * The page of a version as this viewer will see it. Editors see it as of the moment at which it becomes public, with
 * what else is planned before then; others see nothing else that is planned, except that an issue shows all that it
 * holds.
 * @throws 422 for a version that can no longer be saved
 */
export async function previewVersion(ctx: Context, version: Version) {
  const { row, change } = await changeOf({ ...ctx, viewer: { id: null } }, version);
  const { kind, subject_id: subjectId } = version;
  const appearsAt = latestOf(ctx.now, version.planned_for, row.publishedAt);
  const isEditor = ctx.viewer?.staffRights.includes("manageContent") ?? false;
  const otherContentAt = isEditor ? appearsAt : ctx.now;
  const at = kind === "magazineIssues" ? appearsAt : otherContentAt;
  const { page } = await previewChange(ctx, {
    kind,
    subjectId,
    change,
    media: storedMedia(version),
    at,
    otherContentAt,
  });
  return page;
}
