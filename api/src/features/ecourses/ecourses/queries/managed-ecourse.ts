import type { MemberContext } from "#platform/context.ts";
import { notManaged } from "../ecourse.errors.ts";
import { managedEcourses } from "../ecourse.policy.ts";

/** @throws 404 unless the viewer manages this online course */
export async function findManagedEcourse({ db, viewer }: MemberContext, id: string) {
  const ecourse = await managedEcourses(db, viewer)
    .select("ecourse.id")
    .where("ecourse.id", "=", id)
    .executeTakeFirst();
  if (!ecourse) throw notManaged();
}
