import type { MemberContext } from "#platform/context.ts";
import { refuseWith } from "#platform/http/errors.ts";
import { refuseUnseenVersion } from "#platform/http/refuse-stale.ts";
import { movePublishableSlug } from "#platform/slugs.ts";
import { releaseRemovedPictures } from "#features/media/images/release-removed-pictures.ts";
import { saveWithPictures } from "#features/media/images/save-with-pictures.ts";
import { problemsOfChoices, setChoices } from "../course-choices.ts";
import { tellCourseChanges } from "../course-changes.ts";
import { COURSE_IMAGES } from "../course-images.ts";
import { type Input, problemsOfRights, readCourseInput } from "../course-input.ts";
import { managedCourseAt } from "../course.policy.ts";
import { COURSE_ADDRESSES } from "../course-writing.ts";
import { holdSeatsOfPayers } from "../hold-seats-of-payers.ts";
import { changeCourse } from "../manage-course.ts";
import { getCourse } from "../queries/get-course.ts";
import { setSurvey } from "../survey.ts";
import { problemsOfParticipants } from "../what-participants-rely-on.ts";

/**
 * Updates a course. With a `revision` it is refused when the course has another one, so that two organisers do not
 * overwrite each other unnoticed. Participants are notified of what changed in what they rely on.
 * @throws 404, 409 for another revision, 422, 429
 */
export async function updateCourse(ctx: MemberContext, slug: string, input: Input) {
  const { viewer, now } = ctx;
  const values = await readCourseInput(ctx, input);
  const managed = await managedCourseAt(ctx, slug, ["course.organizer_id"]);
  const ownerId = managed.organizer_id;
  const form = { fields: COURSE_IMAGES, input, ownerId, isNew: false };
  const currentSlug = await saveWithPictures(ctx, form, (images) =>
    changeCourse(ctx, { act: "update", slug }, async (tx, course) => {
      refuseUnseenVersion(course, input);
      const seats = { before: course, max_participants: values.max_participants };
      await holdSeatsOfPayers(tx, ctx, seats);
      refuseWith({
        ...problemsOfRights(viewer, input, course),
        ...(await problemsOfChoices(tx, { viewer, input, before: course })),
        ...(await problemsOfParticipants(tx, { ...seats, input }, now)),
      });
      const newSlug =
        values.title === course.title
          ? course.slug
          : await movePublishableSlug(tx, COURSE_ADDRESSES, course, values.title);
      const saved = await tx
        .updateTable("courses")
        .set({
          ...values,
          ...images,
          slug: newSlug,
          organized_by_cs: input.organizedByCs ?? course.organized_by_cs,
          revision: course.revision + 1,
          updated_at: now,
        })
        .where("id", "=", course.id)
        .returning("pictures")
        .executeTakeFirstOrThrow();
      await tellCourseChanges(ctx, tx, course, values);
      await setChoices(tx, course.id, input);
      await setSurvey(tx, course.id, input);
      await releaseRemovedPictures(tx, ctx, { before: course, after: saved, ownerId });
      return newSlug;
    }),
  );
  return getCourse(ctx, currentSlug);
}
