import { insertActivity } from "#features/activities/activities/activity-writing.ts";
import { setGenres } from "#features/texts/genres/chosen-genres.ts";
import { excerptOf } from "#features/texts/texts/text.rules.ts";
import { brusselsInstant, days, later } from "#platform/clock.ts";
import type { Tx } from "#platform/db/database.ts";
import { cleanHtml, plainLines } from "#platform/rich-text.ts";
import { type DemoFile, readDemoFiles } from "../demo-files.ts";

/** An activity of api/demo/activities, read and checked for form. */
export interface DemoActivity {
  key: string;
  /** The key of a person. */
  organizer: string;
  title: string;
  description: string;
  /** The organiser as the page names it. */
  organizerName: string;
  from: Date;
  to: Date;
  /** Whole days, without times. */
  isByDay: boolean;
  /** A day in Brussels. */
  deadline: string | null;
  link: string | null;
  price: string;
  location: string;
  more: string | null;
  /** Keys of genres. */
  genres: string[];
  isOfHouse: boolean;
  picture: string | null;
}

/** The moments in the files count from `now`: whenever the demo starts, one activity is going on. */
export const readDemoActivities = async (now: Date): Promise<DemoActivity[]> =>
  (await readDemoFiles("activities")).map((file) => activityOf(file, now));

function activityOf(file: DemoFile, now: Date): DemoActivity {
  const isByDay = !file.required("from").includes(":");
  return {
    key: file.key,
    organizer: file.required("organizer"),
    title: file.required("title"),
    description: file.body,
    organizerName: file.required("name"),
    from: isByDay ? brusselsInstant(`${file.day("from", now)}T00:00`) : file.moment("from", now),
    to: isByDay ? brusselsInstant(file.day("to", now)) : file.moment("to", now),
    isByDay,
    deadline: file.optional("deadline") === null ? null : file.day("deadline", now),
    link: file.optional("link"),
    price: file.required("price"),
    location: file.required("location"),
    more: file.optional("more"),
    genres: file.list("genres"),
    isOfHouse: file.flag("house"),
    picture: file.optional("picture"),
  };
}

interface ActivityFacts {
  imageId: string | undefined;
  personId: (key: string) => string;
  genreId: (key: string) => number;
  now: Date;
}

export async function addActivity(tx: Tx, activity: DemoActivity, { imageId, personId, genreId, now }: ActivityFacts) {
  const organizer_id = personId(activity.organizer);
  const description = cleanHtml(activity.description);
  const madeAt = later(activity.from < now ? activity.from : now, -days(21));
  const { id } = await insertActivity(tx, {
    organizer_id,
    title: activity.title,
    description,
    excerpt: excerptOf(plainLines(description)),
    image_id: imageId,
    date_from: activity.from,
    from_is_day: activity.isByDay,
    date_to: activity.to,
    to_is_day: activity.isByDay,
    organizer: activity.organizerName,
    enrollment_link: activity.link,
    enrollment_deadline: activity.deadline,
    price: activity.price,
    location: activity.location,
    more_info: activity.more,
    organized_by_cs: activity.isOfHouse,
    created_at: madeAt,
    updated_at: madeAt,
  });
  await setGenres(tx, "activity_genres", id, activity.genres.map(genreId));
  if (imageId) await tx.updateTable("images").set({ owner_id: organizer_id }).where("id", "=", imageId).execute();
}
