import type { DiscountType } from "@inktvis/contract/features/courses/look-ups";
import type { SurveyQuestion } from "@inktvis/contract/features/courses/courses";
import { sql } from "kysely";
import type { Context } from "#platform/context.ts";
import { columnsIn, fieldsFrom } from "#platform/db/columns.ts";
import { pictureOf } from "#platform/files/media.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";
import { noSuchCourse } from "../course.errors.ts";
import { atSlug, coursePermissions, visibleCourses } from "../course.policy.ts";
import { courseSummaryOf, selectCourses } from "./course-columns.ts";

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

const discountsOfCourse = sql<DiscountType[]>`(
  select coalesce(json_agg(json_build_object('id', discount.id, 'name', discount.name,
    'conditions', discount.conditions, 'percentage', discount.percentage) order by discount.position), '[]'::json)
  from course_discounts chosen join course_discount_types discount on discount.id = chosen.discount_type_id
  where chosen.course_id = course.id
)`;

const surveyOfCourse = sql<SurveyQuestion[]>`(
  select coalesce(json_agg(json_build_object('id', asked.id, 'question', asked.question, 'options', (
    select json_agg(json_build_object('id', choice.id, 'option', choice.option) order by choice.position)
    from course_survey_options choice where choice.question_id = asked.id
  )) order by asked.position), '[]'::json)
  from course_survey_questions asked where asked.course_id = course.id
)`;

/** A course by any address it ever had; its `slug` is the one it has now. */
export async function getCourse(ctx: Context, slug: string) {
  const row = await selectCourses(atSlug(visibleCourses(ctx), slug))
    .leftJoin(visibleImages.as("portrait"), "portrait.id", "course.teacher_image_id")
    .select(columnsIn("course", [...STORED, ...FOR_ITS_ORGANIZER]))
    .select([
      "course.organizer_id",
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
      teacherImage: pictureOf({ id: row.portraitId, width: row.portraitWidth, height: row.portraitHeight }),
      courseDiscountTypes: row.discounts,
      survey: row.survey,
      me: { isOrganizer: ctx.viewer?.id === row.organizer_id, can },
    },
  };
}

const HIDDEN = { adminEmailAddress: null, practicalInfo: null, pricingInstallmentInstructions: null };
