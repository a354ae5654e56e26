import type { Context } from "../../platform/context.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import type { Viewer } from "../../platform/sessions/session.ts";

/** Who asks, and where the texts are; a transaction goes in as `{ ...ctx, db: tx }`. */
type Asking = Pick<Context, "viewer"> & { db: Database | Tx };

/**
 * The texts that lists, searches and feeds show to this viewer: public ones, and for somebody signed in those for
 * members only. One's own private ones are listed under /me/texts alone.
 */
export function listedTexts({ db, viewer }: Asking) {
  const published = db.selectFrom("texts as text").where("text.is_private", "=", false);
  return viewer ? published : published.where("text.members_only", "=", false);
}

/** The texts that visitors see, whoever asks: for what is kept and shown to others, such as feeds and sitemaps. */
export const publicTexts = (db: Database | Tx) => listedTexts({ db, viewer: undefined });

/** The texts that this viewer may open: what is listed, and one's own. For others a private text does not exist. */
export const visibleTexts = ({ db, viewer }: Asking) =>
  db
    .selectFrom("texts as text")
    .where((eb) =>
      viewer
        ? eb.or([eb("text.is_private", "=", false), eb("text.author_id", "=", viewer.id)])
        : eb.and([eb("text.is_private", "=", false), eb("text.members_only", "=", false)]),
    );

/** The texts that this person may change: one's own. */
export const editableTexts = (db: Database | Tx, viewer: Viewer) =>
  db.selectFrom("texts as text").where("text.author_id", "=", viewer.id);

/** `me.can` of a text. Reading one's own counts for nothing (spec 2 §4). */
export function textPermissions(viewer: Viewer | undefined, text: { author_id: string }) {
  const own = viewer?.id === text.author_id;
  return { update: own, delete: own, track: !own };
}
