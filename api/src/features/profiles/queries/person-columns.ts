import { COUNTED_UP_TO } from "@inktvis/contract/features/discovery/search";
import { type SelectQueryBuilder, sql } from "kysely";
import type { Context } from "#platform/context.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import type { DB } from "#platform/db/tables.gen.ts";
import { profilePictureOf } from "#platform/files/media.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";
import { listedTexts } from "#features/texts/texts/text.policy.ts";
import { publicNameOf } from "#features/people/people/public-name.ts";

type WithPerson = DB & { person: DB["users"] };

/** Selects the columns for the tile of a person. */
export const selectPerson = <O>(ctx: Context, people: SelectQueryBuilder<WithPerson, "person", O>) =>
  people
    .leftJoin(visibleImages.as("portrait"), "portrait.id", "person.picture_id")
    .select([
      "person.id",
      "person.slug",
      "person.nickname",
      "person.first_name",
      "person.last_name",
      "person.date_of_birth",
      "person.real_name_public_visible",
      "person.bio",
      "person.collaborator",
      "portrait.picture as portrait",
    ])
    .select((eb) =>
      eb
        .selectFrom(
          listedTexts(ctx)
            .select(sql`1`.as("one"))
            .where("text.author_id", "=", eb.ref("person.id") as never)
            .limit(COUNTED_UP_TO)
            .as("theirs"),
        )
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .as("textCount"),
    );

type PersonRow = RowOf<ReturnType<typeof selectPerson<{}>>>;

export const personSummaryOf = (row: PersonRow, now: Date) => ({
  id: row.id,
  slug: row.slug,
  nickname: row.nickname,
  name: publicNameOf(row, now),
  bio: row.bio,
  collaborator: row.collaborator,
  profilePicture: profilePictureOf(row.portrait),
  textCount: row.textCount ?? 0,
});
