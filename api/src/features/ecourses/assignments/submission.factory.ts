import type { Insertable } from "kysely";
import type { Services } from "#platform/context.ts";
import type { LessonSubmissions } from "#platform/db/tables.gen.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { anEcourse, aStudent } from "../ecourses/ecourse.factory.ts";

export const ASSIGNMENT = "Schrijf tien regels over een sloot.";

/** An online course whose first lesson has an assignment, with a student. */
export async function anAssignment(services: Services, wanted: Parameters<typeof anEcourse>[1] = {}) {
  const [ecourse, student] = [await anEcourse(services, wanted), await aPerson(services)];
  const [lessonId = ""] = ecourse.lessonIds;
  await services.db.updateTable("lessons").set({ assignment: ASSIGNMENT }).where("id", "=", lessonId).execute();
  await aStudent(services, ecourse.id, student.id);
  return { ecourse, student, lessonId };
}

type Wanted = Partial<Insertable<LessonSubmissions>> & Pick<Insertable<LessonSubmissions>, "lesson_id" | "user_id">;

/** A text that was handed in and waits for an answer; columns that are not given get defaults. */
export const aSubmission = (services: Services, wanted: Wanted) =>
  services.db
    .insertInto("lesson_submissions")
    .values({ title: "De sloot", body: "<p>Stil water.</p>", handed_in_at: services.clock.now(), ...wanted })
    .returning("id")
    .executeTakeFirstOrThrow();
