import type { ParticipantDataInput } from "@inktvis/contract/features/contests/participations";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { lateQuestions } from "../late-questions.ts";
import { readParticipantData } from "../participant-data.ts";
import { getBegunParticipation } from "../queries/get-participation.ts";
import { lockOpenEntry } from "../queries/lock-entry.ts";

/**
 * Saves the entrant's data and answers; handing in is a separate request
 * (docs/product/participations.md#personal-data).
 */
export async function saveData(ctx: MemberContext, slug: string, input: z.output<typeof ParticipantDataInput>) {
  await ctx.db.transaction().execute(async (tx) => {
    const { contest, entry } = await lockOpenEntry(ctx, tx, slug);
    const data = readParticipantData(input, { contest, late: await lateQuestions(tx, entry), now: ctx.now });
    await tx.updateTable("participations").set(data).where("id", "=", entry.id).execute();
  });
  return getBegunParticipation(ctx, slug);
}
