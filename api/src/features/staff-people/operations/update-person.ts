import type { MemberContext } from "../../../platform/context.ts";
import { recordChange } from "../../audit/record-change.ts";
import { lockPerson } from "../lock-person.ts";

/** Makes somebody known as one of the team, or no longer (spec 2 §3). */
export async function updatePerson(
  { db, viewer, now }: MemberContext,
  id: string,
  input: { collaborator: boolean; position: string | null },
) {
  const after = { collaborator: input.collaborator, position: input.position || null };
  await db.transaction().execute(async (tx) => {
    const { collaborator, position } = await lockPerson(tx, id);
    await tx.updateTable("users").set(after).where("id", "=", id).execute();
    await recordChange(tx, {
      actorId: viewer.id,
      now,
      action: "update",
      subject: "people",
      subjectId: id,
      before: { collaborator, position },
      after,
    });
  });
}
