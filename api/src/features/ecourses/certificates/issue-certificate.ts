import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { fullNameOf } from "#features/people/people/full-name.ts";
import { newCertificateCode } from "./certificate-codes.ts";
import { certificateEarnedMail } from "./certificate.mail-kinds.ts";

interface Earned {
  /** The version that was passed; without a lesson it is a version of the final test. */
  test: { id: string; ecourse_id: string; lesson_id: string | null };
  userId: string;
}

/**
 * Gives somebody the certificate for the final test that they passed, or the attest for the test of a lesson: one each,
 * even when two calls come at once or a newer version is passed (docs/product/ecourses.md#certificates). The caller
 * makes sure that they passed.
 */
export async function issueCertificate(
  tx: Tx,
  { jobs, now }: Pick<MemberContext, "jobs" | "now">,
  { test, userId }: Earned,
): Promise<{ id: string }> {
  const kind = test.lesson_id === null ? "certificate" : "attest";
  const { title, lessonTitle, ...names } = await tx
    .selectFrom("ecourses as ecourse")
    .innerJoin("users as user", (join) => join.on("user.id", "=", userId))
    .leftJoin("lessons as lesson", (join) => join.on("lesson.id", "=", test.lesson_id))
    .select(["ecourse.title", "lesson.title as lessonTitle", "user.first_name", "user.last_name"])
    .where("ecourse.id", "=", test.ecourse_id)
    .executeTakeFirstOrThrow();
  const issued = await tx
    .insertInto("certificates")
    .values({
      code: newCertificateCode(),
      kind,
      ecourse_id: test.ecourse_id,
      lesson_id: test.lesson_id,
      test_id: test.id,
      user_id: userId,
      // Half a name would stay for ever: people without a full name in their profile fill it in on the certificate.
      name: names.first_name && names.last_name ? fullNameOf(names) : null,
      ecourse_title: title,
      lesson_title: lessonTitle,
      earned_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (issued) {
    await jobs.enqueue(tx, certificateEarnedMail, { certificateId: issued.id });
    return issued;
  }
  return tx
    .selectFrom("certificates")
    .select("id")
    .where("kind", "=", kind)
    .where("user_id", "=", userId)
    .where("ecourse_id", "=", test.ecourse_id)
    .where("lesson_id", "is not distinct from", test.lesson_id)
    .executeTakeFirstOrThrow();
}
