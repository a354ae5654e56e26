import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { invalid } from "#platform/http/errors.ts";
import { editableTexts } from "#features/texts/texts/text.policy.ts";
import { textCountProblem } from "../participation.rules.ts";
import { getBegunParticipation } from "../queries/get-participation.ts";
import { textLengthProblem } from "../queries/text-lengths.ts";
import { lockOpenEntry } from "../queries/lock-entry.ts";

/** Chooses the texts of an entry, in this order. They are not copied before it is handed in. */
export async function saveContributions(ctx: MemberContext, slug: string, textIds: readonly string[]) {
  const wanted = textIds.map((id) => id.toLowerCase());
  if (new Set(wanted).size < wanted.length) throw invalid({ texts: "Kies elke tekst één keer." });
  await ctx.db.transaction().execute(async (tx) => {
    const { contest, entry } = await lockOpenEntry(ctx, tx, slug);
    const countProblem = textCountProblem(contest, wanted.length);
    if (countProblem) throw invalid({ texts: countProblem });
    await lockOwnTexts(ctx, tx, wanted);
    const misfit = await textLengthProblem(tx, contest, wanted);
    if (misfit) throw invalid({ texts: misfit });
    await replaceContributions(tx, { participation_id: entry.id, contest_id: contest.id }, wanted);
  });
  return getBegunParticipation(ctx, slug);
}

/** Locked before the rows that point at them, in the same order as deleting a text: so the two cannot deadlock. */
async function lockOwnTexts({ viewer }: MemberContext, tx: Tx, ids: readonly string[]) {
  const own = await editableTexts(tx, viewer)
    .select("text.id")
    .where("text.id", "in", ids)
    .orderBy("text.id")
    .forKeyShare()
    .execute();
  if (own.length < ids.length) throw invalid({ texts: "Kies teksten die je zelf schreef en die er nog zijn." });
}

/** Texts that are still chosen keep their row. */
async function replaceContributions(
  tx: Tx,
  entry: { participation_id: string; contest_id: string },
  textIds: readonly string[],
) {
  await tx
    .deleteFrom("contributions")
    .where("participation_id", "=", entry.participation_id)
    .where((eb) => eb.or([eb("text_id", "is", null), eb("text_id", "not in", textIds)]))
    .execute();
  await tx
    .insertInto("contributions")
    .values(textIds.map((text_id, position) => ({ ...entry, text_id, position })))
    .onConflict((conflict) =>
      conflict
        .columns(["participation_id", "text_id"])
        .doUpdateSet((eb) => ({ position: eb.ref("excluded.position") })),
    )
    .execute();
}
