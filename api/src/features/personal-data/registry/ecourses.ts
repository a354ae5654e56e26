import { LABELS } from "@inktvis/contract/labels.nl";
import { type RawBuilder, sql } from "kysely";
import { picturesByOwner } from "#features/ecourses/ecourses/pictures-by-owner.ts";
import {
  type ColumnExport,
  labelledValues,
  lookup,
  nonPersonal,
  personalTable,
  richTextColumn,
  rowsOwnedBy,
  rowsWithin,
} from "../personal-table.ts";

const titleOf = (label: string, table: string, id: string): ColumnExport =>
  lookup(label, sql`(select title from ${sql.table(table)} where id = ${sql.ref(`row.${id}`)})`);
const ecourse = titleOf("Online cursus", "ecourses", "ecourse_id");
const lesson = titleOf("Les", "lessons", "lesson_id");
const ofOwnEcourses = rowsWithin("ecourse_id", "ecourses", "organizer_id");
const testOfResponse: RawBuilder<unknown> = sql`(select title from ecourse_tests where id = row.test_id)`;

/** Online courses: what makers write, and what participants do. */
export const ecourseTables = {
  ecourses: personalTable("ecourses", {
    sections: { "Online cursussen die je maakte": rowsOwnedBy("organizer_id") },
    order: "created_at",
    columns: {
      id: null,
      organizer_id: null,
      title: LABELS.title,
      body: richTextColumn(LABELS.body),
      asks_all_lessons: null,
      archived_at: "Gearchiveerd",
      created_at: "Gemaakt",
      updated_at: "Gewijzigd",
      revision: null,
      pictures: null,
    },
    retained: { columns: ["title", "body"] },
    erase: async ({ tx, person, unusedImages }) => {
      unusedImages.push(...(await picturesByOwner(tx, sql<boolean>`ecourse.organizer_id = ${person.id}`)));
      await sql`delete from ecourses where organizer_id = ${person.id}`.execute(tx);
    },
  }),
  ecourse_modules: personalTable("ecourse_modules", {
    sections: { "Modules van je online cursussen": ofOwnEcourses },
    columns: {
      id: null,
      ecourse_id: ecourse,
      title: LABELS.title,
      description: LABELS.description,
      position: null,
      revision: null,
    },
    retained: { columns: ["title", "description"] },
  }),
  lessons: personalTable("lessons", {
    sections: { "Lessen van je online cursussen": ofOwnEcourses },
    order: "created_at",
    columns: {
      id: null,
      ecourse_id: ecourse,
      module_id: null,
      title: LABELS.title,
      description: LABELS.description,
      body: richTextColumn(LABELS.body),
      assignment: "Opdracht",
      position: null,
      created_at: "Gemaakt",
      updated_at: "Gewijzigd",
      deleted_at: "Verwijderd",
      revision: null,
      pictures: null,
    },
    retained: { columns: ["title", "description", "body", "assignment"] },
  }),
  ecourse_tests: personalTable("ecourse_tests", {
    sections: { "Tests van je online cursussen": ofOwnEcourses },
    order: "created_at",
    columns: {
      id: null,
      ecourse_id: ecourse,
      lesson_id: lesson,
      title: LABELS.title,
      questions: lookup(
        "Vragen",
        sql`(
        select string_agg(question ->> 'question' || (
          select coalesce(string_agg(
            E'\\n- ' || (answer ->> 'answer') || case when (answer ->> 'correct')::boolean then ' (juist)' else '' end,
            '' order by answer_place), '')
          from jsonb_array_elements(question -> 'answerData') with ordinality as given (answer, answer_place)
        ), E'\\n' order by place)
        from jsonb_array_elements(row.questions) with ordinality as asked (question, place)
      )`,
      ),
      pass_percentage: "Om te slagen, in procent",
      revision: null,
      created_at: "Gemaakt",
      replaced_at: null,
    },
    retained: { columns: ["title", "questions"] },
  }),
  course_ecourses: nonPersonal("which online courses belong to which courses"),
  ecourse_students: personalTable("ecourse_students", {
    sections: { "Online cursussen waarvoor je uitgenodigd werd": rowsOwnedBy("user_id") },
    order: "joined_at",
    columns: { id: null, ecourse_id: ecourse, user_id: null, joined_at: "Begonnen", removed_at: "Toegang gestopt" },
  }),
  lesson_progress: personalTable("lesson_progress", {
    sections: { "Lessen die je opende": rowsOwnedBy("user_id") },
    order: "opened_at",
    columns: {
      lesson_id: lesson,
      user_id: null,
      opened_at: "Geopend",
      last_opened_at: "Laatst geopend",
      completed_at: "Voltooid",
    },
  }),
  test_responses: personalTable("test_responses", {
    sections: { "Antwoorden op tests": rowsOwnedBy("user_id") },
    order: "saved_at",
    columns: {
      id: null,
      test_id: lookup("Test", testOfResponse),
      user_id: null,
      response_data: lookup(
        "Antwoorden",
        sql`(
        select string_agg(answer ->> 'answer', E'\\n' order by place)
        from ecourse_tests test, jsonb_array_elements(test.questions) with ordinality as asked (question, place),
          jsonb_array_elements(question -> 'answerData') answer
        where test.id = row.test_id and row.response_data ->> (question ->> 'id') = answer ->> 'id'
      )`,
      ),
      saved_at: "Bewaard",
      completed_at: "Ingediend",
      score: "Score, in procent",
      succeeded: labelledValues("Geslaagd", { true: "ja", false: "nee" }),
      next_try_at: "Opnieuw vanaf",
    },
  }),
  certificates: personalTable("certificates", {
    sections: { "Certificaten die je behaalde": rowsOwnedBy("user_id") },
    order: "earned_at",
    columns: {
      id: null,
      code: "Code",
      kind: labelledValues("Soort", { certificate: "certificaat", attest: "attest van een les" }),
      ecourse_id: null,
      lesson_id: null,
      test_id: null,
      user_id: null,
      name: "Naam",
      ecourse_title: "Online cursus",
      lesson_title: "Les",
      earned_at: "Behaald",
    },
    erase: async ({ tx, person }) => {
      await sql`update certificates set name = null, user_id = null where user_id = ${person.id}`.execute(tx);
    },
    retained: {
      reason:
        "Certificaten die je behaalde blijven te controleren met hun code, zonder je naam: titel en datum blijven staan.",
      columns: ["code", "ecourse_title", "lesson_title", "earned_at"],
    },
  }),
  lesson_submissions: personalTable("lesson_submissions", {
    sections: {
      "Teksten die je indiende bij een les": rowsOwnedBy("user_id"),
      "Feedback die je gaf op teksten van anderen": rowsOwnedBy("feedback_by"),
    },
    order: "handed_in_at",
    columns: {
      id: null,
      lesson_id: lesson,
      user_id: null,
      // A text of somebody else is theirs, and so is its current title.
      text_id: {
        label: "Tekst",
        as: ({ id }) => sql`case when row.user_id = ${id} then (select title from texts where id = row.text_id) end`,
      },
      title: LABELS.title,
      body: {
        label: "Tekst zoals ingediend",
        kind: "rich",
        as: ({ id }) => sql`case when row.user_id = ${id} then row.body end`,
      },
      handed_in_at: "Ingediend",
      feedback: "Feedback",
      feedback_at: "Feedback gegeven",
      feedback_by: null,
      is_accepted: labelledValues("Les afgevinkt", { true: "ja", false: "nee" }),
      pictures: null,
    },
    retained: {
      columns: ["feedback"],
      reason:
        "Feedback die je gaf op teksten in een online cursus blijft zonder je naam: ze is ook van wie de tekst indiende.",
    },
  }),
};
