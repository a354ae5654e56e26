import type { ActivityInput } from "@inktvis/contract/features/activities/activities";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { refuseWith } from "#platform/http/errors.ts";
import { refuseUnseenVersion } from "#platform/http/refuse-stale.ts";
import { claimPermanentSlug } from "#platform/slugs.ts";
import { releaseRemovedPictures } from "#features/media/images/release-removed-pictures.ts";
import { saveWithPictures } from "#features/media/images/save-with-pictures.ts";
import { problemsOfOrganizedByCs } from "#features/people/people/of-house.ts";
import { checkGenres, setGenres } from "#features/texts/genres/chosen-genres.ts";
import { notManaged } from "../activity.errors.ts";
import { PICTURES, readActivityInput } from "../activity-input.ts";
import { atSlug, managedActivities } from "../activity.policy.ts";
import { ACTIVITY_ADDRESSES } from "../activity-writing.ts";
import { changeActivity } from "../manage-activity.ts";
import { getActivity } from "../queries/get-activity.ts";

/**
 * Updates an activity. With a `revision` it refuses to overwrite another one, so that two editors do not overwrite each
 * other unnoticed.
 * @throws 404, 409 for another revision, 422
 */
export async function updateActivity(ctx: MemberContext, slug: string, input: z.output<typeof ActivityInput>) {
  const { db, viewer, now } = ctx;
  const values = await readActivityInput(ctx, input);
  await checkGenres(db, input.genres);
  const managed = await atSlug(managedActivities(db, viewer), slug).select("activity.organizer_id").executeTakeFirst();
  if (!managed) throw notManaged();
  const ownerId = managed.organizer_id;
  const currentSlug = await saveWithPictures(ctx, { fields: PICTURES, input, ownerId, isNew: false }, (pictures) =>
    changeActivity(ctx, { act: "update", slug }, async (tx, activity) => {
      refuseUnseenVersion(activity, input);
      refuseWith(problemsOfOrganizedByCs(viewer, input, activity));
      const newSlug =
        values.title === activity.title
          ? activity.slug
          : await claimPermanentSlug(tx, ACTIVITY_ADDRESSES, { id: activity.id, title: values.title, isPublic: true });
      const saved = await tx
        .updateTable("activities")
        .set({
          ...values,
          ...pictures,
          organized_by_cs: input.organizedByCs ?? activity.organized_by_cs,
          slug: newSlug,
          revision: activity.revision + 1,
          updated_at: now,
        })
        .where("id", "=", activity.id)
        .returning("pictures")
        .executeTakeFirstOrThrow();
      await setGenres(tx, "activity_genres", activity.id, input.genres);
      await releaseRemovedPictures(tx, ctx, { before: activity, after: saved, ownerId });
      return newSlug;
    }),
  );
  return getActivity(ctx, currentSlug);
}
