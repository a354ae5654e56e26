import type { ActivityInput } from "@inktvis/contract/features/activities/activities";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { refuseWith } from "#platform/http/errors.ts";
import { saveWithPictures } from "#features/media/images/save-with-pictures.ts";
import { problemsOfOrganizedByCs } from "#features/people/people/of-house.ts";
import { checkGenres, setGenres } from "#features/texts/genres/chosen-genres.ts";
import { PICTURES, readActivityInput } from "../activity-input.ts";
import { insertActivity } from "../activity-writing.ts";
import { getActivity } from "../queries/get-activity.ts";

/** Creates an activity, which is on the site at once. */
export async function createActivity(ctx: MemberContext, input: z.output<typeof ActivityInput>) {
  const { db, viewer, now } = ctx;
  const values = await readActivityInput(ctx, input);
  refuseWith(problemsOfOrganizedByCs(viewer, input));
  await checkGenres(db, input.genres);
  const { slug } = await saveWithPictures(
    ctx,
    { fields: PICTURES, input, ownerId: viewer.id, isNew: true },
    (pictures) =>
      db.transaction().execute(async (tx) => {
        const activity = await insertActivity(tx, {
          ...values,
          ...pictures,
          organized_by_cs: input.organizedByCs ?? false,
          organizer_id: viewer.id,
          created_at: now,
          updated_at: now,
        });
        await setGenres(tx, "activity_genres", activity.id, input.genres);
        return activity;
      }),
  );
  return getActivity(ctx, slug);
}
