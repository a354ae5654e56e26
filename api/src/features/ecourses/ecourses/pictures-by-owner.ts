import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import type { UnusedImages } from "#features/media/images/delete-unused-images.ts";

/**
 * The pictures of online courses that are about to be deleted, by owner: those of the maker, and those in texts that
 * were handed in, which belong to their writers.
 * @param which a condition on `ecourse`
 */
export async function picturesByOwner(tx: Tx, which: RawBuilder<boolean>): Promise<UnusedImages[]> {
  const { rows } = await sql<UnusedImages>`
    with lesson as (
      select lesson.*, ecourse.organizer_id from lessons lesson
      join ecourses ecourse on ecourse.id = lesson.ecourse_id where ${which}
    ),
    illustrated as (
      select organizer_id as owner_id, pictures from ecourses ecourse where ${which}
      union all select organizer_id, pictures from lesson
      union all select submission.user_id, submission.pictures
        from lesson_submissions submission join lesson on lesson.id = submission.lesson_id
    )
    select owner_id as "ownerId", array_agg(distinct picture) as "imageIds"
    from illustrated cross join unnest(pictures) as picture
    group by owner_id order by owner_id`.execute(tx);
  return rows;
}
