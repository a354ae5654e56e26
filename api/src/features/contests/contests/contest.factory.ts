import type { Insertable } from "kysely";
import { days, later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import type { Contests } from "#platform/db/tables.gen.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { insertContest } from "./contest-writing.ts";

/** The columns of a contest that its organiser changed into one that is only shown. */
export const ONLY_SHOWN = { mode: "display", type: null, contributions_per_user: null } as const;

interface Wanted extends Partial<Omit<Insertable<Contests>, "slug">> {
  genres?: readonly number[];
  /** From and to, inclusive. */
  ages?: readonly (readonly [number, number])[];
}

/** A published, open, interactive contest of its own organiser, a week before its deadline; the rest is filled in. */
export async function aContest(services: Services, { genres = [1], ages = [], ...wanted }: Wanted = {}) {
  const now = services.clock.now();
  const organizer_id = wanted.organizer_id ?? (await aPerson(services, { roles: ["contest_organizer"] })).id;
  const isInteractive = wanted.mode !== "display";
  const title = wanted.title ?? `Wedstrijd ${crypto.randomUUID().slice(0, 8)}`;
  return services.db.transaction().execute(async (tx) => {
    const contest = await insertContest(tx, {
      title,
      description: "<p>Schrijf over water.</p>",
      excerpt: "Schrijf over water.",
      rules: "<p>Je tekst is van jou.</p>",
      reward: "Een boekenbon van 50 euro",
      organization: "Bibliotheek De Kade",
      contact_email: "wedstrijd@dekade.example",
      deadline: later(now, days(7)),
      mode: "interactive",
      type: isInteractive ? "open" : null,
      contributions_per_user: isInteractive ? 1 : null,
      use_age_categories: ages.length > 0,
      published_at: now,
      created_at: now,
      updated_at: now,
      ...wanted,
      organizer_id,
    });
    await tx
      .insertInto("contest_genres")
      .values(genres.map((genre_id) => ({ contest_id: contest.id, genre_id })))
      .execute();
    const ageCategoryIds: number[] = [];
    for (const [age_from, age_to] of ages) {
      const { id } = await tx
        .insertInto("contest_age_categories")
        .values({ contest_id: contest.id, age_from, age_to })
        .returning("id")
        .executeTakeFirstOrThrow();
      ageCategoryIds.push(id);
    }
    return { ...contest, title, organizerId: organizer_id, ageCategoryIds };
  });
}
