import { sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import type { Viewer } from "#platform/sessions/session.ts";

/** A search is of who saved it, and exists for nobody else. */
export const ownSearches = (db: Database | Tx, viewer: Viewer) =>
  db.selectFrom("saved_searches as search").where("search.user_id", "=", viewer.id);

/**
 * A condition on `saved_searches as search`: who saved it is told of this course. Not its organiser, nobody who is blocked,
 * and nobody who asked when it was no longer new.
 */
export const isToldOf = (course: { organizer_id: string; first_published_at: Date | null }) => sql<boolean>`(
  search.user_id <> ${course.organizer_id}
  and search.created_at <= ${course.first_published_at}::timestamptz
  and not exists (select from users blocked where blocked.id = search.user_id and blocked.blocked_at is not null)
)`;
