import type { Database, Tx } from "#platform/db/database.ts";
import type { Viewer } from "#platform/sessions/session.ts";

/** Drafts exist for their author only. */
export const ownDrafts = (db: Database | Tx, viewer: Viewer) =>
  db.selectFrom("drafts as draft").where("draft.author_id", "=", viewer.id);
