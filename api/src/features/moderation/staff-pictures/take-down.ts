import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { conflict, notFound } from "#platform/http/errors.ts";
import { recordChange } from "#platform/audit/record-change.ts";
import { pictureTakeDownChanged } from "./staff-pictures.jobs.ts";

const noSuchPicture = () => notFound("Deze afbeelding is er niet meer.");
const alreadySet = () => conflict("already-decided", "Een collega besliste intussen over deze afbeelding.");

/** Hides a picture on all sites; its owner gets the reason by mail. */
export async function takeDown(ctx: MemberContext, id: string, reason: string) {
  await setTakenDown(ctx, id, { taken_down_at: ctx.now, taken_down_because: reason }, "take-down");
}

/** Shows a picture again. */
export async function putBack(ctx: MemberContext, id: string) {
  await setTakenDown(ctx, id, { taken_down_at: null, taken_down_because: null }, "put-back");
}

interface TakeDownState {
  taken_down_at: Date | null;
  taken_down_because: string | null;
}

async function setTakenDown(
  { db, viewer, now, jobs }: MemberContext,
  id: string,
  after: TakeDownState,
  action: string,
) {
  await db.transaction().execute(async (tx) => {
    const { owner_id, ...before } = await lockPicture(tx, viewer.id, id);
    if ((before.taken_down_at === null) === (after.taken_down_at === null)) throw alreadySet();
    await tx.updateTable("images").set(after).where("id", "=", id).execute();
    await jobs.enqueue(tx, pictureTakeDownChanged, { imageId: id });
    await recordChange(tx, {
      actorId: viewer.id,
      now,
      action,
      subject: "pictures",
      subjectId: id,
      ownerId: owner_id,
      isWithheldFromOwner: true,
      before: loggedOf(before),
      after: loggedOf(after),
    });
  });
}

/** Staff do not decide about their own pictures. */
async function lockPicture(tx: Tx, viewerId: string, id: string) {
  const picture = await tx
    .selectFrom("images")
    .select(["owner_id", "taken_down_at", "taken_down_because"])
    .where("id", "=", id)
    .where("owner_id", "is distinct from", viewerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!picture) throw noSuchPicture();
  return picture;
}

const loggedOf = ({ taken_down_at, taken_down_because }: TakeDownState) => ({
  takenDownAt: taken_down_at,
  takenDownBecause: taken_down_because,
});
