import type { PricingStrategy } from "@inktvis/contract/features/courses/course";
import { insertCourse } from "#features/courses/courses/course-writing.ts";
import { setGenres } from "#features/texts/genres/chosen-genres.ts";
import { days, later } from "#platform/clock.ts";
import type { Tx } from "#platform/db/database.ts";
import { centsOf } from "#platform/money.ts";
import { cleanHtml } from "#platform/rich-text.ts";
import { type DemoFile, readDemoFiles } from "../demo-files.ts";

/** A course of api/demo/courses, read and checked for form. */
export interface DemoCourse {
  key: string;
  /** The key of a person. */
  organizer: string;
  title: string;
  intro: string;
  body: string;
  organization: string;
  teacher: string | null;
  hasPortrait: boolean;
  link: string | null;
  /** Ids of look-ups, as migration 0059 inserts them. */
  lookUps: { type: number; region: number; duration: number; ageCategory: number; levels: number[] };
  /** Keys of genres. */
  genres: string[];
  pricing: { strategy: PricingStrategy; price: number | null; low: number | null; high: number | null };
  meetings: Meetings | null;
  enrolments: Enrolments | null;
  isOfHouse: boolean;
  publishedAt: Date | null;
  picture: string;
}
interface Meetings {
  location: string;
  map: string | null;
  /** Days in Brussels, `YYYY-MM-DD`. */
  start: string;
  end: string;
  deadline: string;
  times: string;
}
interface Enrolments {
  isClosed: boolean;
  seats: number | null;
  instalments: string | null;
  /** Keys of DISCOUNT_TYPES. */
  discounts: string[];
  survey: { question: string; options: string[] }[];
}

/** The days in the files count from `now`: whenever the demo starts, one deadline is today. */
export const readDemoCourses = async (now: Date): Promise<DemoCourse[]> =>
  (await readDemoFiles("courses")).map((file) => courseOf(file, now));

function courseOf(file: DemoFile, now: Date): DemoCourse {
  const id = (field: string) => Number(file.required(field));
  return {
    key: file.key,
    organizer: file.required("organizer"),
    title: file.required("title"),
    intro: file.required("intro"),
    body: file.body,
    organization: file.required("organization"),
    teacher: file.optional("teacher"),
    hasPortrait: file.flag("portrait"),
    link: file.optional("link"),
    lookUps: {
      type: id("type"),
      region: id("region"),
      duration: id("duration"),
      ageCategory: id("age"),
      levels: file.list("levels").map(Number),
    },
    genres: file.list("genres"),
    pricing: pricingOf(file),
    meetings: file.flag("meetings") ? meetingsOf(file, now) : null,
    enrolments: file.flag("enrolments") ? enrolmentsOf(file) : null,
    isOfHouse: file.flag("house"),
    publishedAt: file.optional("published") === null ? null : file.moment("published", now),
    picture: file.required("picture"),
  };
}

function pricingOf(file: DemoFile): DemoCourse["pricing"] {
  const cents = (field: string) => (file.optional(field) === null ? null : centsOf(Number(file.required(field))));
  const [price, low, high] = [cents("price"), cents("low"), cents("high")];
  if (price === 0) return { strategy: "free", price: null, low: null, high: null };
  return { strategy: low === null ? "paid" : "paid_levels", price, low, high };
}

function meetingsOf(file: DemoFile, now: Date): Meetings {
  return {
    location: file.required("location"),
    map: file.optional("map"),
    start: file.day("start", now),
    end: file.day("end", now),
    deadline: file.day("deadline", now),
    times: file.required("times"),
  };
}

function enrolmentsOf(file: DemoFile): Enrolments {
  const questions = [file.optional("survey"), file.optional("survey2")].filter((question) => question !== null);
  return {
    isClosed: file.flag("closed"),
    seats: file.optional("seats") === null ? null : Number(file.required("seats")),
    instalments: file.optional("installments"),
    discounts: file.list("discounts"),
    survey: questions.map((line) => {
      const [question = "", ...options] = line.split("|").map((part) => part.trim());
      return { question, options };
    }),
  };
}

const DISCOUNT_TYPES = [
  {
    key: "-26",
    name: "Jonger dan 26 jaar",
    basispoints: 2000,
    conditions: "Je bent nog geen 26 op de dag dat de cursus begint.",
  },
  {
    key: "uitpas",
    name: "UiTPAS met kansentarief",
    basispoints: 8000,
    conditions: "Je hebt een UiTPAS met kansentarief; het nummer schrijf je bij de reden.",
  },
  {
    key: "steunlid",
    name: "Steunlid van Inktvis",
    basispoints: 1000,
    conditions: "Je steunt Inktvis dit jaar met een lidkaart.",
  },
] as const;

/** Adds the discounts of the demo. @returns their ids by key */
export async function addDiscountTypes(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const [index, { key, ...type }] of DISCOUNT_TYPES.entries()) {
    const insert = tx.insertInto("course_discount_types").values({ ...type, position: index + 1 });
    ids.set(key, (await insert.returning("id").executeTakeFirstOrThrow()).id);
  }
  return ids;
}

interface CourseFacts {
  imageId: string | undefined;
  teacherImageId: string | undefined;
  personId: (key: string) => string;
  genreId: (key: string) => number;
  discountIds: ReadonlyMap<string, number>;
  now: Date;
}

/** Nobody reads this address: mails of the demo stay in the mailbox of the demo. */
const CONTACT = "cursussen@inktvis.example";
const CONDITIONS =
  "<p>Je plaats is zeker zodra je inschrijving rond is. Kan je toch niet komen? Laat het op tijd weten: dan kan iemand anders je plaats innemen. Wat je terugkrijgt, staat bij de betaling.</p>";

/** @returns the id of the course */
export async function addCourse(tx: Tx, course: DemoCourse, facts: CourseFacts) {
  const { imageId, teacherImageId, personId, genreId, discountIds, now } = facts;
  const { lookUps, pricing, meetings, enrolments } = course;
  const organizer_id = personId(course.organizer);
  const madeAt = later(course.publishedAt ?? now, -days(3));
  const { id } = await insertCourse(tx, {
    organizer_id,
    title: course.title,
    intro: course.intro,
    body: cleanHtml(course.body),
    organization: course.organization,
    teacher: course.teacher,
    external_link: course.link,
    image_id: imageId,
    teacher_image_id: teacherImageId,
    course_type_id: lookUps.type,
    course_region_id: lookUps.region,
    course_duration_id: lookUps.duration,
    course_age_category_id: lookUps.ageCategory,
    pricing_strategy: pricing.strategy,
    price: pricing.price,
    price_low: pricing.low,
    price_high: pricing.high,
    has_real_life_part: meetings !== null,
    location: meetings?.location,
    location_google_maps_link: meetings?.map,
    class_times: meetings?.times,
    enrollment_deadline: meetings?.deadline,
    start_date: meetings?.start,
    end_date: meetings?.end,
    has_enrollments: enrolments !== null,
    conditions: enrolments && cleanHtml(CONDITIONS),
    is_closed: enrolments?.isClosed ?? false,
    pricing_allow_installments: Boolean(enrolments?.instalments),
    pricing_installment_instructions: enrolments?.instalments,
    max_participants: enrolments?.seats,
    admin_email_address: enrolments && meetings && CONTACT,
    organized_by_cs: course.isOfHouse,
    // Even for a course that is not published yet, and set back to null below: its slug would otherwise get a random
    // part, and tests name that slug.
    published_at: course.publishedAt ?? now,
    first_published_at: course.publishedAt,
    created_at: madeAt,
    updated_at: course.publishedAt ?? madeAt,
  });
  if (!course.publishedAt) await tx.updateTable("courses").set({ published_at: null }).where("id", "=", id).execute();
  await setGenres(tx, "course_genres", id, course.genres.map(genreId));
  await tx
    .insertInto("course_levels")
    .values(lookUps.levels.map((level_id) => ({ course_id: id, level_id })))
    .execute();
  if (enrolments) await addEnrolmentParts(tx, id, enrolments, discountIds);
  for (const image of [imageId, teacherImageId].filter((stored) => stored !== undefined))
    await tx.updateTable("images").set({ owner_id: organizer_id }).where("id", "=", image).execute();
  return id;
}

async function addEnrolmentParts(
  tx: Tx,
  course_id: string,
  { discounts, survey }: Enrolments,
  discountIds: ReadonlyMap<string, number>,
) {
  for (const key of discounts) {
    const discount_type_id = discountIds.get(key);
    if (discount_type_id === undefined) throw new Error(`Demo: there is no discount ${key}`);
    await tx.insertInto("course_discounts").values({ course_id, discount_type_id }).execute();
  }
  for (const [position, { question, options }] of survey.entries()) {
    const asked = tx.insertInto("course_survey_questions").values({ course_id, position, question });
    const question_id = (await asked.returning("id").executeTakeFirstOrThrow()).id;
    await tx
      .insertInto("course_survey_options")
      .values(options.map((option, place) => ({ question_id, position: place, option })))
      .execute();
  }
}
