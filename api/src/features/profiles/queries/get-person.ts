import { sql } from "kysely";
import { TEXTS_PER_PAGE } from "@inktvis/contract/features/texts/texts";
import type { Context } from "#platform/context.ts";
import { genresJson } from "#features/texts/genres/genres-json.ts";
import { textsOf } from "#features/texts/texts/queries/texts-of.ts";
import { awardsOfPerson } from "#features/contests/results/queries/awards-of-person.ts";
import { noSuchPerson } from "#features/people/people/person.errors.ts";
import { personAt, personPermissions } from "#features/people/people/person.policy.ts";
import { publicAgeOf } from "#features/people/people/public-name.ts";
import { personSummaryOf, selectPerson } from "./person-columns.ts";

/** Genres in the order that the person chose. */
const genresOfPerson = genresJson(
  sql`unnest(person.genre_ids) with ordinality as chosen (id, place) join genres genre on genre.id = chosen.id`,
  sql`chosen.place`,
);

/** A public profile (docs/product/profiles.md#shown), with name and age if the person shows them. */
export async function getPerson(ctx: Context, slug: string) {
  const row = await selectPerson(ctx, personAt(ctx, slug))
    .select([
      "person.age_public_visible",
      "person.website",
      "person.position",
      "person.education",
      "person.publications",
      "person.prizes",
      "person.varia",
      genresOfPerson.as("genres"),
    ])
    .select(({ exists, selectFrom, fn }) => [
      selectFrom("follows")
        .select(fn.countAll<number>().as("count"))
        .whereRef("follows.followed_id", "=", "person.id")
        .as("followers"),
      exists(
        selectFrom("follows as mine")
          .whereRef("mine.followed_id", "=", "person.id")
          .where("mine.follower_id", "=", ctx.viewer?.id ?? null),
      ).as("following"),
    ])
    .executeTakeFirst();
  if (!row) throw noSuchPerson();
  return {
    data: {
      ...personSummaryOf(row, ctx.now),
      age: publicAgeOf(row, ctx.now),
      website: row.website,
      genres: row.genres,
      position: row.position,
      education: row.education,
      publications: row.publications,
      prizes: row.prizes,
      varia: row.varia,
      followers: row.followers ?? 0,
      awards: await awardsOfPerson(ctx.db, row.id),
      texts: await textsOf(ctx, row.id, TEXTS_PER_PAGE),
      me: { following: Boolean(row.following), can: personPermissions(ctx.viewer, row) },
    },
  };
}
