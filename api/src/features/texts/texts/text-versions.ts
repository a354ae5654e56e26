import type { Selectable } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import type { Texts } from "#platform/db/tables.gen.ts";

/** So far back one can look. */
const KEPT = 100;

/** Puts a text as it is now among its versions, just before it changes. The caller holds its row. */
export async function keepVersion(tx: Tx, text: Selectable<Texts>) {
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
    .offset(KEPT)
    .limit(1);
  await tx.deleteFrom("text_versions").where("text_id", "=", text.id).where("revision", "<=", oldest).execute();
}

/** The pictures that earlier versions show: they stay, so that looking back shows them too. */
export async function imagesOfVersions(tx: Tx, textId: string) {
  const versions = await tx.selectFrom("text_versions").select("pictures").where("text_id", "=", textId).execute();
  return versions.flatMap(({ pictures }) => pictures ?? []);
}
