import type { ResultInput } from "@inktvis/contract/features/contests/results";
import { isDeepStrictEqual } from "node:util";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { refuseUnseenVersion } from "#platform/http/refuse-stale.ts";
import { releaseRemovedPictures } from "#features/media/images/release-removed-pictures.ts";
import { changeResult } from "../change-result.ts";
import { getResult } from "../queries/get-result.ts";
import { resultSnapshot } from "../queries/result-snapshot.ts";
import { checkResult, readJuryWord, setAwards, storeResult } from "../result-input.ts";
import { announceResult } from "../results.jobs.ts";

/**
 * Prepares the result of a contest, or corrects a released one: its page then says when. Laureates are saved all at
 * once, so that nobody reads half a correction. With a `revision` it refuses to overwrite another one.
 * @throws 404, 409 for another revision, 422, 429 when it mails authors and too many mails were sent today
 */
export async function saveResult(ctx: MemberContext, slug: string, input: z.output<typeof ResultInput>) {
  const { now } = ctx;
  const jury_word = await readJuryWord(ctx, input.juryWord);
  await changeResult(ctx, { act: "save-result", slug, reason: input.reason }, async (tx, contest, stored, before) => {
    refuseUnseenVersion(stored ?? { revision: 0 }, input);
    checkResult(contest, input);
    if (input.awards) await setAwards(tx, contest.id, input.awards);
    const values = { expected_on: input.expectedOn, jury_word, updated_at: now };
    const saved = await storeResult(tx, contest.id, values);
    await releaseRemovedPictures(tx, ctx, { before: stored, after: saved, ownerId: contest.organizer_id });
    if (!saved.released_at || isDeepStrictEqual(before, await resultSnapshot(tx, contest.id))) return;
    await tx.updateTable("contest_results").set({ corrected_at: now }).where("contest_id", "=", contest.id).execute();
    await announceResult(ctx, tx, contest.id);
  });
  return getResult(ctx, slug);
}
