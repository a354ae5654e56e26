import type { Selectable } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import type { Texts } from "#platform/db/tables.gen.ts";

/** Older versions are deleted. */
const MAX_VERSIONS = 100;

/** Adds a version with the current state of a text, before it changes. The caller has locked the text. */
export async function addVersion(tx: Tx, text: Selectable<Texts>) {
  await tx
    .insertInto("text_versions")
    .values({
      text_id: text.id,
      revision: text.revision,
      title: text.title,
      body: text.body,
      word_count: text.word_count,
      saved_at: text.updated_at,
    })
    .execute();
  const oldest = tx
    .selectFrom("text_versions")
    .select("revision")
    .where("text_id", "=", text.id)
    .orderBy("revision", "desc")
    .offset(MAX_VERSIONS)
    .limit(1);
  await tx.deleteFrom("text_versions").where("text_id", "=", text.id).where("revision", "<=", oldest).execute();
}

/** The pictures that versions of a text show, which must not be deleted. */
export async function imagesOfVersions(tx: Tx, textId: string) {
  const versions = await tx.selectFrom("text_versions").select("pictures").where("text_id", "=", textId).execute();
  return versions.flatMap(({ pictures }) => pictures ?? []);
}
