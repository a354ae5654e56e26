import { sql } from "kysely";

/**
 * Whether somebody is offered this version of a test, `test`: the newest; or when the test was deleted, the version
 * that they are answering, which they may finish (docs/product/ecourses.md#tests).
 */
export const isOffered = (userId: string) =>
  sql<boolean>`(test.replaced_at is null or (
    exists (
      select from test_responses own where own.test_id = test.id and own.user_id = ${userId} and own.completed_at is null
    )
    and not exists (
      select from ecourse_tests newest where newest.ecourse_id = test.ecourse_id
        and newest.lesson_id is not distinct from test.lesson_id and newest.replaced_at is null
    )
  ))`;
