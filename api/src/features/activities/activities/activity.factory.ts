import type { Insertable } from "kysely";
import { days, hours, later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import type { Activities } from "#platform/db/tables.gen.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { insertActivity } from "./activity-writing.ts";

interface Wanted extends Partial<Omit<Insertable<Activities>, "slug">> {
  genres?: readonly number[];
}

/** An activity of its own organiser, three hours long and a week from now; other values get defaults. */
export async function anActivity(services: Services, { genres = [1], ...wanted }: Wanted = {}) {
  const now = services.clock.now();
  const organizer_id = wanted.organizer_id ?? (await aPerson(services, { roles: ["activity_organizer"] })).id;
  const title = wanted.title ?? `Activiteit ${crypto.randomUUID().slice(0, 8)}`;
  return services.db.transaction().execute(async (tx) => {
    const activity = await insertActivity(tx, {
      title,
      description: "<p>We lezen voor aan het water.</p>",
      excerpt: "We lezen voor aan het water.",
      date_from: later(now, days(7)),
      from_is_day: false,
      date_to: later(now, days(7) + hours(3)),
      to_is_day: false,
      organizer: "Bibliotheek De Kade",
      created_at: now,
      updated_at: now,
      ...wanted,
      organizer_id,
    });
    await tx
      .insertInto("activity_genres")
      .values(genres.map((genre_id) => ({ activity_id: activity.id, genre_id })))
      .execute();
    return { ...activity, title, organizerId: organizer_id };
  });
}
