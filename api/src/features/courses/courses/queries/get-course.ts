import type { Context } from "#platform/context.ts";
import { columnsIn, fieldsFrom } from "#platform/db/columns.ts";
import { pictureOf } from "#platform/files/media.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";
import { profileSlugOf } from "#features/people/people/person.policy.ts";
import { noSuchCourse } from "../course.errors.ts";
import { atSlug, coursePermissions, visibleCourses } from "../course.policy.ts";
import { courseSummaryOf, discountsOfCourse, selectCourses, surveyOfCourse } from "./course-columns.ts";

/** What is answered as it is stored, beside what a tile shows. */
const STORED = [
  "body",
  "externalLink",
  "location",
  "locationGoogleMapsLink",
  "classTimes",
  "conditions",
  "pricingAllowInstallments",
  "revision",
  "courseTypeId",
  "courseRegionId",
  "courseDurationId",
  "courseAgeCategoryId",
] as const;
/** The same, for who manages the course. */
const FOR_ITS_ORGANIZER = ["adminEmailAddress", "practicalInfo", "pricingInstallmentInstructions"] as const;

/** A course by any address it ever had; its `slug` is the one it has now. */
export async function getCourse(ctx: Context, slug: string) {
  const row = await selectCourses(atSlug(visibleCourses(ctx), slug))
    .leftJoin(visibleImages.as("portrait"), "portrait.id", "course.teacher_image_id")
    .select(columnsIn("course", [...STORED, ...FOR_ITS_ORGANIZER]))
    .select([
      "course.organizer_id",
      profileSlugOf(ctx, "course.organizer_id").as("organizerSlug"),
      "portrait.id as portraitId",
      "portrait.width as portraitWidth",
      "portrait.height as portraitHeight",
      discountsOfCourse.as("discounts"),
      surveyOfCourse.as("survey"),
    ])
    .executeTakeFirst();
  if (!row) throw noSuchCourse();
  const can = coursePermissions(ctx.viewer, row, ctx.now);
  return {
    data: {
      ...courseSummaryOf(row, ctx.now),
      ...fieldsFrom(row, STORED),
      ...(can.update ? fieldsFrom(row, FOR_ITS_ORGANIZER) : HIDDEN),
      organizerSlug: row.organized_by_cs ? null : row.organizerSlug,
      teacherImage: pictureOf({ id: row.portraitId, width: row.portraitWidth, height: row.portraitHeight }),
      courseDiscountTypes: row.discounts,
      survey: row.survey,
      me: { isOrganizer: ctx.viewer?.id === row.organizer_id, can },
    },
  };
}

const HIDDEN = { adminEmailAddress: null, practicalInfo: null, pricingInstallmentInstructions: null };
