import type { Services } from "#platform/context.ts";
import { aTest } from "../tests/test.factory.ts";
import { issueCertificate } from "./issue-certificate.ts";

interface Wanted {
  ecourseId: string;
  lessonId?: string;
  userId: string;
  /** The test that was passed; by default a new one. */
  testId?: string;
}

/** Issues a certificate, or with a lesson an attest. */
export async function aCertificate(services: Services, { ecourseId, lessonId, userId, ...wanted }: Wanted) {
  const place = { ecourse_id: ecourseId, lesson_id: lessonId ?? null };
  const test = { ...place, id: wanted.testId ?? (await aTest(services, place)).id };
  const { id } = await services.db
    .transaction()
    .execute((tx) => issueCertificate(tx, { jobs: services.jobs, now: services.clock.now() }, { test, userId }));
  return services.db.selectFrom("certificates").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}
