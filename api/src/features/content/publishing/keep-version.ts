import { type ContentKind, VERSION_CONTENT } from "@inktvis/contract/features/content-versions/staff-content-versions";
import type { FileLink, Picture } from "@inktvis/contract/layer/fields";
import { sql } from "kysely";
import type { EditorContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { dropMedia, mediaIdsOf } from "./editorial-media.ts";

/** A row of the staff room of any kind. */
interface EditedRow {
  revision: number;
  updatedAt?: string;
  genres?: number[];
  image?: Picture | null;
  attachment?: FileLink | null;
}

/** The columns of a version of a row: the fields of its form, and the ids of its genres, author, picture and file. */
export function versionColumns(kind: ContentKind, row: Omit<EditedRow, "revision">) {
  const { genres = [], ...rest } = row as Record<string, unknown> & { genres?: number[] };
  const { success, data } = VERSION_CONTENT[kind].safeParse(rest);
  const fields = Object.keys(VERSION_CONTENT[kind].shape);
  // Content that was saved under former rules is kept as it is; restoring it is refused.
  const form: Record<string, unknown> = success
    ? data
    : Object.fromEntries(fields.map((field) => [field, rest[field]]));
  const { authorSlug, ...content } = form;
  return { content: JSON.stringify(content), genre_ids: genres, writer_id: writerAt(authorSlug), ...mediaIdsOf(row) };
}

/**
 * The author, given by an address of their profile: stored by id, so that an erased person is no longer named in
 * versions either.
 */
const writerAt = (slug: unknown) =>
  sql<string | null>`(select user_id from user_slugs where slug = ${typeof slug === "string" ? slug : null})`;

/**
 * Keeps a row as a version of its revision, unless that version exists: content saved before versions existed gets its
 * first version at the next change. A home page that was never saved has revision 0.
 */
export const keepVersionOf =
  (kind: ContentKind) =>
  async (tx: Tx, subjectId: string, row: EditedRow, { by, at }: { by: string | null; at: Date }) => {
    if (row.revision === 0) return;
    await tx
      .insertInto("content_versions")
      .values({
        kind,
        subject_id: subjectId,
        state: "saved",
        revision: row.revision,
        ...versionColumns(kind, row),
        author_id: by,
        saved_at: row.updatedAt ?? at,
      })
      .onConflict((conflict) =>
        conflict
          .columns(["kind", "subject_id", "revision"])
          .where(sql<boolean>`state = 'saved'`)
          .doNothing(),
      )
      .execute();
  };

interface Illustrated {
  pictures: readonly string[] | null;
  file_id: string | null;
}

/** Deletes the pictures and files of these versions that nothing else uses. */
export async function deleteVersionMedia(ctx: Pick<EditorContext, "jobs">, tx: Tx, versions: readonly Illustrated[]) {
  const imageIds = [...new Set(versions.flatMap(({ pictures }) => pictures ?? []))];
  const fileIds = [...new Set(versions.flatMap(({ file_id }) => file_id ?? []))];
  await dropMedia(ctx, tx, { imageIds, fileIds });
}

/** Deletes all versions of deleted content, including its plan, with their pictures and files. */
export async function deleteVersions(ctx: EditorContext, tx: Tx, kind: ContentKind, subjectId: string) {
  const deleted = await tx
    .deleteFrom("content_versions")
    .where("kind", "=", kind)
    .where("subject_id", "=", subjectId)
    .returning(["pictures", "file_id"])
    .execute();
  await deleteVersionMedia(ctx, tx, deleted);
}
