import type { Context } from "../../platform/context.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import type { Viewer } from "../../platform/sessions/session.ts";

/** The texts that this viewer may see: public ones, and one's own. For others a private text does not exist. */
export const visibleTexts = ({ db, viewer }: Pick<Context, "db" | "viewer">) =>
  db
    .selectFrom("texts as text")
    .where((eb) =>
      eb.or([eb("text.is_private", "=", false), ...(viewer ? [eb("text.author_id", "=", viewer.id)] : [])]),
    );

/** The texts that everybody may see: what public lists are made of, whoever asks. */
export const publicTexts = (db: Database) => db.selectFrom("texts as text").where("text.is_private", "=", false);

/** The texts that this person may change: one's own. */
export const editableTexts = (db: Database | Tx, viewer: Viewer) =>
  db.selectFrom("texts as text").where("text.author_id", "=", viewer.id);

/** `me.can` of a text. */
export function textPermissions(viewer: Viewer | undefined, text: { author_id: string }) {
  const own = viewer?.id === text.author_id;
  return { update: own, delete: own };
}
