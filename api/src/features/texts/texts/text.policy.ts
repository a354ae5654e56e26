import { isStaff } from "@inktvis/contract/access";
import type { ExpressionBuilder } from "kysely";
import type { Context } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import type { DB } from "#platform/db/tables.gen.ts";
import type { Viewer } from "#platform/sessions/session.ts";

type WithText = DB & { text: DB["texts"] };

/**
 * Texts that somebody beside their author may read: public ones, but for what staff hid and what people wrote who are
 * blocked. A few are, so that leaving theirs out costs a look at a small index.
 */
const isShown = (eb: ExpressionBuilder<WithText, "text">) =>
  eb.and([
    eb("text.is_private", "=", false),
    eb("text.hidden_at", "is", null),
    eb.not(
      eb.exists(
        eb
          .selectFrom("users as blocked")
          .select("blocked.id")
          .whereRef("blocked.id", "=", "text.author_id")
          .where("blocked.blocked_at", "is not", null),
      ),
    ),
  ]);

/** Who asks, and where the texts are; a transaction goes in as `{ ...ctx, db: tx }`. */
type Asking = Pick<Context, "viewer"> & { db: Database | Tx };

/** What anybody who is signed in may read. */
export const membersTexts = (db: Database | Tx) => db.selectFrom("texts as text").where(isShown);

/**
 * The texts that lists, searches and feeds show to this viewer: public ones, and for somebody signed in those for
 * members only. One's own private ones are listed under /me/texts alone.
 */
export function listedTexts({ db, viewer }: Asking) {
  const shown = membersTexts(db);
  return viewer ? shown : shown.where("text.members_only", "=", false);
}

/** The texts that visitors see, whoever asks: for what is kept and shown to others, such as feeds and sitemaps. */
export const publicTexts = (db: Database | Tx) => listedTexts({ db, viewer: undefined });

/** The texts that this viewer may open: what is listed, and one's own. For others the rest does not exist. */
export const visibleTexts = ({ db, viewer }: Asking) =>
  db
    .selectFrom("texts as text")
    .where((eb) =>
      viewer
        ? eb.or([isShown(eb), eb("text.author_id", "=", viewer.id)])
        : eb.and([isShown(eb), eb("text.members_only", "=", false)]),
    );

/** The texts that this person may change: one's own. */
export const editableTexts = (db: Database | Tx, viewer: Viewer) =>
  db.selectFrom("texts as text").where("text.author_id", "=", viewer.id);

/** `me.can` of a text. Reading one's own counts for nothing (docs/product/texts.md#counting). */
export function textPermissions(viewer: Viewer | undefined, text: { author_id: string }) {
  const own = viewer?.id === text.author_id;
  return { update: own, delete: own, track: !own };
}

/** How often a text was opened and read is for its author and for staff (docs/product/texts.md#counting). */
export const seesCounts = (viewer: Viewer | undefined, text: { author_id: string }) =>
  viewer?.id === text.author_id || isStaff(viewer?.roles ?? []);
