import type { Role } from "@inktvis/contract/access";
import type { TestApi } from "#testing/test-api.ts";
import { membersOf } from "#features/people/people/member.factory.ts";

/** Helpers for tests of people in the staff room. */
export function staffPeople(test: TestApi) {
  const signedIn = (...roles: Role[]) => membersOf(test, ["community", "auth", "staff"])({ roles });
  return {
    signedIn,
    async staff() {
      const [admin, superadmin] = [await signedIn("admin"), await signedIn("superadmin")];
      return { admin: admin.browser, adminId: admin.id, superadmin: superadmin.browser };
    },
    changesOf: (id: string) =>
      test.services.db
        .selectFrom("audit_log")
        .select(["actor_id", "action", "before", "after"])
        .where("subject", "=", "people")
        .where("subject_id", "=", id)
        .orderBy("id")
        .execute(),
  };
}
