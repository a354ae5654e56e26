import { sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import type { Viewer } from "#platform/sessions/session.ts";

/** A search belongs to the person who saved it, and does not exist for anybody else. */
export const ownSearches = (db: Database | Tx, viewer: Viewer) =>
  db.selectFrom("saved_searches as search").where("search.user_id", "=", viewer.id);

/**
 * A condition on `saved_searches as search`: the person who saved it may be notified of this course. Excludes its
 * organiser, blocked people, and people who saved the search when the course was no longer new.
 */
export const mayBeNotifiedOf = (course: { organizer_id: string; first_published_at: Date | null }) => sql<boolean>`(
  search.user_id <> ${course.organizer_id}
  and search.created_at <= ${course.first_published_at}::timestamptz
  and not exists (select from users blocked where blocked.id = search.user_id and blocked.blocked_at is not null)
)`;
