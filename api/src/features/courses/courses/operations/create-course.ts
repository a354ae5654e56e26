import type { MemberContext } from "#platform/context.ts";
import { refuseWith } from "#platform/http/errors.ts";
import { saveWithPictures } from "#features/media/images/save-with-pictures.ts";
import { problemsOfChoices, setChoices } from "../course-choices.ts";
import { COURSE_IMAGES } from "../course-images.ts";
import { type Input, problemsOfRights, readCourseInput } from "../course-input.ts";
import { insertCourse } from "../course-writing.ts";
import { getCourse } from "../queries/get-course.ts";
import { setSurvey } from "../survey.ts";

/** Creates a course, which only its organiser sees until it is published. */
export async function createCourse(ctx: MemberContext, input: Input) {
  const { db, viewer, now } = ctx;
  const values = await readCourseInput(ctx, input);
  refuseWith(problemsOfRights(viewer, input));
  const form = { fields: COURSE_IMAGES, input, ownerId: viewer.id, isNew: true };
  const { slug } = await saveWithPictures(ctx, form, (images) =>
    db.transaction().execute(async (tx) => {
      refuseWith(await problemsOfChoices(tx, { viewer, input }));
      const course = await insertCourse(tx, {
        ...values,
        ...images,
        organized_by_cs: input.organizedByCs ?? false,
        organizer_id: viewer.id,
        created_at: now,
        updated_at: now,
      });
      await setChoices(tx, course.id, input);
      await setSurvey(tx, course.id, input);
      return course;
    }),
  );
  return getCourse(ctx, slug);
}
