import type { TextFields } from "@inktvis/contract/features/texts/texts";
import type { SelectQueryBuilder } from "kysely";
import type { RowOf } from "#platform/db/row-of.ts";
import type { DB } from "#platform/db/tables.gen.ts";
import { pictureOf, profilePictureOf } from "#platform/files/media.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";
import { publicNameOf } from "#features/people/people/public-name.ts";
import { genresOf } from "../../genres/genres-json.ts";
import { readTimeOf } from "../text.rules.ts";

type WithText = DB & { text: DB["texts"] };

const genresOfText = genresOf("text_genres", "text.id");

/** The columns of tiles that show no author. */
export const selectOwn = <O>(texts: SelectQueryBuilder<WithText, "text", O>) =>
  texts
    .leftJoin(visibleImages.as("image"), "image.id", "text.image_id")
    .select([
      "text.id",
      "text.slug",
      "text.title",
      "text.excerpt",
      "text.is_private",
      "text.members_only",
      "text.is_tip",
      "text.likes",
      "text.word_count",
      "text.created_at",
      "text.published_at",
      "text.updated_at",
      "image.picture as image",
      genresOfText.as("genres"),
    ]);

/** The columns of tiles with their author, in one query. */
export const selectWithAuthor = <O>(texts: SelectQueryBuilder<WithText, "text", O>) =>
  selectOwn(texts)
    .innerJoin("users as author", "author.id", "text.author_id")
    .leftJoin(visibleImages.as("portrait"), "portrait.id", "author.picture_id")
    .select([
      "author.id as authorId",
      "author.slug as authorSlug",
      "author.nickname",
      "author.first_name",
      "author.last_name",
      "author.date_of_birth",
      "author.real_name_public_visible",
      "author.collaborator",
      "portrait.picture as portrait",
    ]);

type OwnRow = RowOf<ReturnType<typeof selectOwn<{}>>>;
type AuthoredRow = RowOf<ReturnType<typeof selectWithAuthor<{}>>>;

/** The fields that texts and drafts share. */
export const textFieldsOf = (row: Pick<OwnRow, "title" | "is_private" | "members_only">): TextFields => ({
  title: row.title,
  private: zeroOne(row.is_private),
  membersOnly: zeroOne(row.members_only),
});

export const ownTextOf = (row: OwnRow) => ({
  id: row.id,
  slug: row.slug,
  ...textFieldsOf(row),
  excerpt: row.excerpt,
  image: pictureOf(row.image),
  genres: row.genres,
  readTime: readTimeOf(row.word_count),
  wordCount: row.word_count,
  likes: row.likes,
  isTip: zeroOne(row.is_tip),
  createdAt: (row.published_at ?? row.created_at).toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

export const textSummaryOf = (row: AuthoredRow, now: Date) => ({
  ...ownTextOf(row),
  author: {
    id: row.authorId,
    slug: row.authorSlug,
    nickname: row.nickname,
    name: publicNameOf(row, now),
    collaborator: row.collaborator,
    profilePicture: profilePictureOf(row.portrait),
  },
});

const zeroOne = (value: boolean): 0 | 1 => (value ? 1 : 0);
