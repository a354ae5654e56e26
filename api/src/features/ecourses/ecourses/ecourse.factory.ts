import type { Insertable } from "kysely";
import type { Services } from "#platform/context.ts";
import type { Ecourses } from "#platform/db/tables.gen.ts";
import { aPerson } from "#features/people/people/person.factory.ts";

interface Wanted extends Partial<Insertable<Ecourses>> {
  /** The number of lessons in each module. */
  modules?: readonly number[];
}

/**
 * An online course of its own maker with two modules, one with two lessons and one with one; other values get defaults.
 */
export async function anEcourse(services: Services, { modules = [2, 1], ...wanted }: Wanted = {}) {
  const now = services.clock.now();
  const organizer_id = wanted.organizer_id ?? (await aPerson(services, { roles: ["ecourse_organizer"] })).id;
  const title = wanted.title ?? `Online cursus ${crypto.randomUUID().slice(0, 8)}`;
  return services.db.transaction().execute(async (tx) => {
    const ecourse = await tx
      .insertInto("ecourses")
      .values({
        title,
        body: "<p>Zeven lessen over water.</p>",
        created_at: now,
        updated_at: now,
        ...wanted,
        organizer_id,
      })
      .returning(["id"])
      .executeTakeFirstOrThrow();
    const ecourse_id = ecourse.id;
    const moduleIds: string[] = [];
    const lessonIds: string[] = [];
    for (const [index, lessonCount] of modules.entries()) {
      const module = await tx
        .insertInto("ecourse_modules")
        .values({ ecourse_id, title: `Module ${index + 1}`, position: index + 1 })
        .returning("id")
        .executeTakeFirstOrThrow();
      moduleIds.push(module.id);
      if (lessonCount === 0) continue;
      const lessons = await tx
        .insertInto("lessons")
        .values(
          Array.from({ length: lessonCount }, (_, place) => ({
            ecourse_id,
            module_id: module.id,
            title: `Les ${index + 1}.${place + 1}`,
            body: "<p>Kijk een kwartier naar stromend water.</p>",
            position: place + 1,
            created_at: now,
            updated_at: now,
          })),
        )
        .returning(["id", "position"])
        .execute();
      lessonIds.push(...lessons.toSorted((one, other) => one.position - other.position).map(({ id }) => id));
    }
    return { ...ecourse, title, organizerId: organizer_id, moduleIds, lessonIds };
  });
}

/** Gives somebody access, as an accepted invitation does. */
export const aStudent = (services: Services, ecourseId: string, userId: string) =>
  services.db
    .insertInto("ecourse_students")
    .values({ ecourse_id: ecourseId, user_id: userId, joined_at: services.clock.now() })
    .returning("id")
    .executeTakeFirstOrThrow();
