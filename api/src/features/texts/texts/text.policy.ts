import { type ExpressionBuilder, sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import type { DB } from "#platform/db/tables.gen.ts";
import type { Viewer } from "#platform/sessions/session.ts";
import type { ForViewer } from "#platform/query-scope.ts";
import { notOfBlocked } from "#features/people/people/not-of-blocked.ts";

type WithText = DB & { text: DB["texts"] };

/**
 * Texts that people other than their author may read: public, not hidden by staff, and not by a blocked person. The
 * flags are literals in the statement, so that its generic plan uses the indexes of public texts
 * (docs/decisions/0039-prepared-statements.md).
 */
const isShown = (eb: ExpressionBuilder<WithText, "text">) =>
  eb.and([
    eb("text.is_private", "=", sql.lit(false)),
    eb("text.hidden_at", "is", null),
    notOfBlocked(eb.ref("text.author_id")),
  ]);

/** The texts that every member may read. */
export const membersTexts = (db: Database | Tx) => db.selectFrom("texts as text").where(isShown);

/**
 * The texts that lists and searches show to this viewer: public ones, and for members also those for members only.
 * One's own private texts are listed only in /me/texts.
 */
export function listedTexts({ db, viewer }: ForViewer) {
  const shown = membersTexts(db);
  return viewer ? shown : shown.where("text.members_only", "=", sql.lit(false));
}

/** The texts that visitors may read, whoever the viewer is: for feeds and sitemaps, which others cache. */
export const publicTexts = (db: Database | Tx) => listedTexts({ db, viewer: undefined });

/** The texts that this viewer may open: listed ones and one's own. Others are a 404. */
export const visibleTexts = ({ db, viewer }: ForViewer) =>
  db
    .selectFrom("texts as text")
    .where((eb) =>
      viewer
        ? eb.or([isShown(eb), eb("text.author_id", "=", viewer.id)])
        : eb.and([isShown(eb), eb("text.members_only", "=", sql.lit(false))]),
    );

/** The texts that this person may change: their own. */
export const editableTexts = (db: Database | Tx, viewer: Viewer) =>
  db.selectFrom("texts as text").where("text.author_id", "=", viewer.id);

/** `me.can` of a text. Reads of one's own text are not counted (docs/product/texts.md#counting). */
export function textPermissions(viewer: Viewer | undefined, text: { author_id: string }) {
  const own = viewer?.id === text.author_id;
  return { update: own, delete: own, track: !own };
}

/** Who sees how often a text was opened and read: its author and staff (docs/product/texts.md#counting). */
export const seesCounts = (viewer: Viewer | undefined, text: { author_id: string }) =>
  viewer?.id === text.author_id || (viewer?.staffRights ?? []).length > 0;
