import type { ContestInput } from "@inktvis/contract/features/contests/contest-input";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { refuseWith } from "#platform/http/errors.ts";
import { saveWithPictures } from "#features/media/images/save-with-pictures.ts";
import { checkGenres, setGenres } from "#features/texts/genres/chosen-genres.ts";
import { setAgeCategories } from "../age-categories.ts";
import { BANNERS } from "../contest-banners.ts";
import { problemsOfMoments, readContestInput } from "../contest-input.ts";
import { insertContest } from "../contest-writing.ts";
import { getContest } from "../queries/get-contest.ts";

/** Creates a contest, which only its organiser sees until it is published. */
export async function createContest(ctx: MemberContext, input: z.output<typeof ContestInput>) {
  const { db, viewer, now } = ctx;
  const values = await readContestInput(ctx, input);
  refuseWith(problemsOfMoments(values, { now, isChanged: true }));
  await checkGenres(db, input.genres);
  const { slug } = await saveWithPictures(ctx, { fields: BANNERS, input, ownerId: viewer.id, isNew: true }, (banners) =>
    db.transaction().execute(async (tx) => {
      const contest = await insertContest(tx, {
        ...values,
        ...banners,
        organizer_id: viewer.id,
        created_at: now,
        updated_at: now,
      });
      await setGenres(tx, "contest_genres", contest.id, input.genres);
      // An id of another contest's category, as in a copy of its settings, means nothing here.
      const wanted = input.useAgeCategories ? (input.ageCategories ?? []).map(({ id: _id, ...ages }) => ages) : [];
      await setAgeCategories(tx, contest.id, { wanted, isLocked: false });
      return contest;
    }),
  );
  return getContest(ctx, slug);
}
