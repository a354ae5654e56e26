import { type Expression, sql } from "kysely";

/**
 * A condition that the owner is not blocked: `notOfBlocked(eb.ref("text.author_id"))`. Few people are blocked, so the
 * subquery reads a small index.
 */
export const notOfBlocked = (ownerId: Expression<string | null>) => sql<boolean>`not exists (
  select blocked.id from users as blocked where blocked.id = ${ownerId} and blocked.blocked_at is not null
)`;
