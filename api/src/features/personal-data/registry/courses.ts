import { LABELS } from "@inktvis/contract/labels.nl";
import { sql } from "kysely";
import {
  inEuros,
  placeColumn,
  labelledValues,
  lookup,
  namesBy,
  nonPersonal,
  personalTable,
  pictureColumn,
  richTextColumn,
  rowsOwnedBy,
  rowsWithin,
  titleOfCourse,
} from "../personal-table.ts";

const CHOICES = nonPersonal("Waaruit het huis laat kiezen voor een cursus.");
const nameIn = (label: string, table: string, column: string) =>
  lookup(label, sql`(select name from ${sql.table(table)} where id = ${sql.ref(`row.${column}`)})`);

/** Courses that somebody organises. */
export const courseTables = {
  courses: personalTable("courses", {
    sections: { "Cursussen die je organiseert": rowsOwnedBy("organizer_id") },
    order: "created_at",
    columns: {
      id: null,
      organizer_id: null,
      slug: "Adres",
      title: LABELS.title,
      intro: LABELS.intro,
      body: richTextColumn(LABELS.body),
      organization: LABELS.organization,
      teacher: LABELS.teacher,
      external_link: LABELS.externalLink,
      image_id: pictureColumn(LABELS.image),
      teacher_image_id: pictureColumn(LABELS.teacherImage),
      course_type_id: nameIn(LABELS.courseTypeId, "course_types", "course_type_id"),
      course_region_id: nameIn(LABELS.courseRegionId, "course_regions", "course_region_id"),
      course_duration_id: nameIn(LABELS.courseDurationId, "course_durations", "course_duration_id"),
      course_age_category_id: nameIn(LABELS.courseAgeCategoryId, "course_age_categories", "course_age_category_id"),
      pricing_strategy: labelledValues(LABELS.pricingStrategy, {
        free: "gratis",
        paid: "één prijs",
        paid_levels: "betaal wat je kan",
      }),
      price: inEuros(LABELS.price, "price"),
      price_low: inEuros(LABELS.priceLow, "price_low"),
      price_high: inEuros(LABELS.priceHigh, "price_high"),
      pricing_allow_installments: LABELS.pricingAllowInstallments,
      pricing_installment_instructions: LABELS.pricingInstallmentInstructions,
      has_real_life_part: LABELS.hasRealLifePart,
      location: LABELS.location,
      location_google_maps_link: LABELS.locationGoogleMapsLink,
      class_times: LABELS.classTimes,
      enrollment_deadline: LABELS.enrollmentDeadline,
      start_date: LABELS.startDate,
      end_date: LABELS.endDate,
      has_enrollments: LABELS.hasEnrollments,
      conditions: richTextColumn(LABELS.conditions),
      is_closed: LABELS.isClosed,
      max_participants: LABELS.maxParticipants,
      admin_email_address: LABELS.adminEmailAddress,
      practical_info: LABELS.practicalInfo,
      refund_terms: lookup(LABELS.refundTerms, sql`row.refund_terms`),
      allows_leaving: LABELS.allowsLeaving,
      organized_by_cs: LABELS.organizedByCs,
      published_at: "Op de site sinds",
      first_published_at: "Voor het eerst op de site",
      cancelled_at: "Afgelast",
      cancel_message: LABELS.cancelMessage,
      copied_from: null,
      created_at: "Gemaakt",
      updated_at: "Bewaard",
      revision: "Keren bewaard",
      pictures: null,
      search: null,
    },
    extraColumns: {
      [LABELS.genres]: namesBy("course_genres", "course_id", "genres", "genre_id"),
      [LABELS.courseStudentLevels]: namesBy("course_levels", "course_id", "course_student_levels", "level_id"),
      [LABELS.courseDiscountTypes]: namesBy(
        "course_discounts",
        "course_id",
        "course_discount_types",
        "discount_type_id",
      ),
    },
    // Courses that others rely on were transferred before (relied-on.ts).
    erase: async ({ tx, person }) => {
      const theirs = tx.selectFrom("courses").select("id").where("organizer_id", "=", person.id);
      // Merely started enrolments: none of these people has a seat.
      await tx.deleteFrom("enrolments").where("course_id", "in", theirs).execute();
      await tx.deleteFrom("courses").where("organizer_id", "=", person.id).execute();
    },
    retained: {
      columns: [
        "slug",
        "title",
        "intro",
        "body",
        "organization",
        "teacher",
        "external_link",
        "pricing_installment_instructions",
        "location",
        "location_google_maps_link",
        "class_times",
        "conditions",
        "practical_info",
        "cancel_message",
        "refund_terms",
        "search",
      ],
      reason:
        "Cursussen en activiteiten van het huis die je maakte, gaan over naar het team, net als cursussen waarvoor mensen zich inschreven en online cursussen die iemand volgt of volgde, of die bij een cursus horen. Wat je erin schreef, blijft staan; staat je naam er bij wie lesgeeft of organiseert, dan gaat die weg. Andere cursussen en activiteiten van jou verdwijnen.",
    },
  }),
  course_slugs: personalTable("course_slugs", {
    sections: { "Adressen van je cursussen": rowsWithin("course_id", "courses", "organizer_id") },
    columns: { slug: "Adres", course_id: titleOfCourse },
    retained: { columns: ["slug"] },
  }),
  course_survey_questions: personalTable("course_survey_questions", {
    sections: { "Vragen bij het inschrijven voor je cursussen": rowsWithin("course_id", "courses", "organizer_id") },
    order: "position",
    columns: { id: null, course_id: titleOfCourse, position: placeColumn, question: LABELS.question },
    retained: { columns: ["question"] },
  }),
  course_survey_options: personalTable("course_survey_options", {
    sections: {
      "Antwoorden om uit te kiezen bij die vragen": ({ id }) => sql`row.question_id in (
        select question.id from course_survey_questions question join courses course on course.id = question.course_id
        where course.organizer_id = ${id}
      )`,
    },
    order: "position",
    columns: {
      id: null,
      question_id: lookup("Vraag", sql`(select question from course_survey_questions where id = row.question_id)`),
      position: placeColumn,
      option: LABELS.option,
    },
    retained: { columns: ["option"] },
  }),
  course_genres: nonPersonal("De genres staan bij de cursus, en gaan ermee mee."),
  course_levels: nonPersonal("De niveaus staan bij de cursus, en gaan ermee mee."),
  course_discounts: nonPersonal("De kortingen staan bij de cursus, en gaan ermee mee."),
  course_types: CHOICES,
  course_regions: CHOICES,
  course_durations: CHOICES,
  course_age_categories: CHOICES,
  course_student_levels: CHOICES,
  course_discount_types: CHOICES,
};

const namesOf = (label: string, table: string, column: string) =>
  lookup(
    label,
    sql`(select string_agg(name, ', ' order by name) from ${sql.table(table)} where id = any(${sql.ref(`row.${column}`)}))`,
  );

/** The searches that a member saved to be notified of new courses. */
export const savedSearchTables = {
  saved_searches: personalTable("saved_searches", {
    sections: { "Nieuwe cursussen waarvan je op de hoogte wil blijven": rowsOwnedBy("user_id") },
    order: "created_at",
    columns: {
      id: null,
      user_id: null,
      text: "Woorden",
      type_ids: namesOf(LABELS.courseTypeId, "course_types", "type_ids"),
      region_ids: namesOf(LABELS.courseRegionId, "course_regions", "region_ids"),
      level_ids: namesOf(LABELS.courseStudentLevels, "course_student_levels", "level_ids"),
      age_category_ids: namesOf(LABELS.courseAgeCategoryId, "course_age_categories", "age_category_ids"),
      duration_ids: namesOf(LABELS.courseDurationId, "course_durations", "duration_ids"),
      genre_ids: namesOf(LABELS.genres, "genres", "genre_ids"),
      course_ids: lookup(
        "Nieuwe edities van",
        sql`(select string_agg(title, ', ' order by title) from courses
          where id = any(row.course_ids) and published_at is not null)`,
      ),
      organized_by_cs: LABELS.organizedByCs,
      has_real_life_part: LABELS.hasRealLifePart,
      created_at: "Gevraagd",
    },
  }),
};
