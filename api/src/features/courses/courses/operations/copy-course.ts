import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { type Problems, refused } from "#platform/http/errors.ts";
import { limitMember } from "#platform/limits/rate-limit.ts";
import { problemsOfChoices, setChoices } from "../course-choices.ts";
import { problemsOfRights } from "../course-input.ts";
import { insertCourse } from "../course-writing.ts";
import { changeCourse, type ManagedCourseRow } from "../manage-course.ts";
import { surveyOfCourse } from "../queries/course-columns.ts";
import { getCourse } from "../queries/get-course.ts";
import { setSurvey } from "../survey.ts";

/** For every column whether a next edition takes it over: a new column does not compile until somebody decides. */
const IS_COPIED = {
  admin_email_address: true,
  allows_leaving: true,
  body: true,
  class_times: true,
  conditions: true,
  course_age_category_id: true,
  course_duration_id: true,
  course_region_id: true,
  course_type_id: true,
  external_link: true,
  has_enrollments: true,
  has_real_life_part: true,
  image_id: true,
  intro: true,
  is_closed: true,
  location: true,
  location_google_maps_link: true,
  max_participants: true,
  organization: true,
  organizer_id: true,
  practical_info: true,
  price: true,
  price_high: true,
  price_low: true,
  pricing_allow_installments: true,
  pricing_installment_instructions: true,
  pricing_strategy: true,
  teacher: true,
  teacher_image_id: true,
  title: true,
  // The course's days, its people, and what happened to it.
  cancel_message: false,
  cancelled_at: false,
  end_date: false,
  enrollment_deadline: false,
  first_published_at: false,
  id: false,
  published_at: false,
  revision: false,
  slug: false,
  start_date: false,
  // The database computes these.
  pictures: false,
  search: false,
  // Set below.
  copied_from: false,
  created_at: false,
  organized_by_cs: false,
  refund_terms: false,
  updated_at: false,
} as const satisfies Record<keyof ManagedCourseRow, boolean>;
type Copied = {
  [Column in keyof typeof IS_COPIED]: (typeof IS_COPIED)[Column] extends true ? Column : never;
}[keyof typeof IS_COPIED];

const columnsOfCopy = (course: ManagedCourseRow) =>
  Object.fromEntries(Object.entries(course).filter(([column]) => IS_COPIED[column as keyof ManagedCourseRow])) as Pick<
    ManagedCourseRow,
    Copied
  >;

/** What the course chose from lists, without discounts that are no longer given. */
async function choicesOf(tx: Tx, course: ManagedCourseRow) {
  const [genres, levels, discounts] = await Promise.all([
    tx.selectFrom("course_genres").select("genre_id as id").where("course_id", "=", course.id).execute(),
    tx.selectFrom("course_levels").select("level_id as id").where("course_id", "=", course.id).execute(),
    tx
      .selectFrom("course_discounts as chosen")
      .innerJoin("course_discount_types as discount", "discount.id", "chosen.discount_type_id")
      .select("discount.id")
      .where("chosen.course_id", "=", course.id)
      .where("discount.is_active", "=", true)
      .execute(),
  ]);
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  return {
    courseTypeId: course.course_type_id,
    courseRegionId: course.course_region_id,
    courseDurationId: course.course_duration_id,
    courseAgeCategoryId: course.course_age_category_id,
    genres: ids(genres),
    courseStudentLevels: ids(levels),
    courseDiscountTypes: ids(discounts),
    hasEnrollments: course.has_enrollments,
    hasRealLifePart: course.has_real_life_part,
    pricingStrategy: course.pricing_strategy,
  };
}

/** Throws only the first problem: a button has no fields to show them at. */
function refuseFirst(problems: Problems) {
  const [first] = Object.values(problems);
  if (first !== undefined) throw refused(first);
}

/**
 * Copies a course for its next edition, without people and days, for whoever organises it; nobody else sees it until
 * it is published (docs/product/courses.md#copying).
 * @throws 404; 422 for what this person may not choose in a new course
 */
export async function copyCourse(ctx: MemberContext, slug: string) {
  const { viewer, now } = ctx;
  await limitMember(ctx, "texts");
  const copy = await changeCourse(ctx, { act: "copy", slug }, async (tx, course, say) => {
    const choices = await choicesOf(tx, course);
    const organizedByCs = viewer.abilities.userIsAdmin && course.organized_by_cs;
    refuseFirst(problemsOfRights(viewer, { hasEnrollments: course.has_enrollments, organizedByCs }));
    refuseFirst(await problemsOfChoices(tx, { viewer, input: choices }));
    const made = await insertCourse(tx, {
      ...columnsOfCopy(course),
      organized_by_cs: organizedByCs,
      refund_terms: course.refund_terms === null ? null : JSON.stringify(course.refund_terms),
      copied_from: course.id,
      created_at: now,
      updated_at: now,
    });
    await setChoices(tx, made.id, choices);
    await setSurvey(tx, made.id, { hasEnrollments: true, survey: await surveyOf(tx, course.id) });
    if (course.has_enrollments) await linkEcourses(tx, viewer, { from: course.id, to: made.id, now });
    say({ after: { slug: made.slug } });
    return made;
  });
  return getCourse(ctx, copy.slug);
}

/**
 * Links the online courses of the course, as far as this person could link them by hand
 * (docs/product/ecourses.md#access): their own, or all of them for staff, except archived ones.
 */
async function linkEcourses(
  tx: Tx,
  { id, abilities }: MemberContext["viewer"],
  { from, to, now }: { from: string; to: string; now: Date },
) {
  if (!abilities.userCanCreateEcourses) return;
  const linked = await tx
    .selectFrom("ecourses as ecourse")
    .innerJoin("course_ecourses as link", "link.ecourse_id", "ecourse.id")
    .select("ecourse.id")
    .where("link.course_id", "=", from)
    .where("ecourse.archived_at", "is", null)
    .$if(!abilities.userIsAdmin, (ecourses) => ecourses.where("ecourse.organizer_id", "=", id))
    .orderBy("ecourse.id")
    // Archiving one waits for this, or comes first.
    .forShare("ecourse")
    .execute();
  if (linked.length === 0) return;
  await tx
    .insertInto("course_ecourses")
    .values(linked.map((ecourse) => ({ course_id: to, ecourse_id: ecourse.id, linked_at: now })))
    .execute();
}

/** Without ids: the copy has questions and answers of its own. */
async function surveyOf(tx: Tx, courseId: string) {
  const { survey } = await tx
    .selectFrom("courses as course")
    .select(surveyOfCourse.as("survey"))
    .where("course.id", "=", courseId)
    .executeTakeFirstOrThrow();
  return survey.map(({ question, options }) => ({ question, options: options.map(({ option }) => ({ option })) }));
}
