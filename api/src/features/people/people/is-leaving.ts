import { type RawBuilder, sql } from "kysely";

/** Whether a person has requested erasure, even though they may still cancel it: nothing can be transferred to them. */
export const isLeaving = (personId: RawBuilder<unknown>) => sql<boolean>`
  exists (
    select from data_requests request
    where request.user_id = ${personId} and request.kind = 'erasure' and request.cancelled_at is null
      and request.done_at is null)`;
