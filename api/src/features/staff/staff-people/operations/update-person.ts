import type { MemberContext } from "#platform/context.ts";
import { recordChange } from "#platform/audit/record-change.ts";
import { lockPerson } from "../lock-person.ts";

/** Sets whether somebody is a collaborator (docs/product/profiles.md#team). Absent fields keep their values. */
export async function updatePerson(
  { db, viewer, now }: MemberContext,
  id: string,
  input: { collaborator?: boolean | undefined; jobTitle?: string | null | undefined },
) {
  await db.transaction().execute(async (tx) => {
    const { nickname, collaborator, position: jobTitle } = await lockPerson(tx, id);
    const before = { collaborator, jobTitle };
    const { collaborator: isTeam = collaborator, jobTitle: title = jobTitle } = input;
    const after = { collaborator: isTeam, jobTitle: title || null };
    await tx
      .updateTable("users")
      .set({ collaborator: after.collaborator, position: after.jobTitle })
      .where("id", "=", id)
      .execute();
    await recordChange(tx, {
      actorId: viewer.id,
      now,
      action: "update",
      subject: "people",
      subjectId: id,
      ownerId: id,
      subjectName: nickname,
      before,
      after,
    });
  });
}
