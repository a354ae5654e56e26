import type { Services } from "#platform/context.ts";
import { issueCertificate } from "./issue-certificate.ts";

interface Wanted {
  ecourseId: string;
  lessonId?: string;
  userId: string;
}

/** A test of an online course or of its lesson, without anything that asks for its questions. */
export const aPassedTest = async (services: Services, { ecourseId, lessonId }: Omit<Wanted, "userId">) => {
  const { id } = await services.db
    .insertInto("ecourse_tests")
    .values({
      ecourse_id: ecourseId,
      lesson_id: lessonId ?? null,
      title: "Wat weet je van water?",
      questions: JSON.stringify([]),
      created_at: services.clock.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, ecourse_id: ecourseId, lesson_id: lessonId ?? null };
};

/** What somebody earned: a certificate, or with a lesson an attest. */
export async function aCertificate(services: Services, { userId, ...of }: Wanted) {
  const test = await aPassedTest(services, of);
  const { id } = await services.db
    .transaction()
    .execute((tx) => issueCertificate(tx, { jobs: services.jobs, now: services.clock.now() }, { test, userId }));
  return services.db.selectFrom("certificates").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}
