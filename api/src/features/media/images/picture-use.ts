import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Context } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";

/** Who looks, and when; a transaction goes in as `{ ...ctx, db: tx }`. */
export type PictureViewer = Pick<Context, "viewer" | "now"> & { db: Database | Tx };

/** Rows of a table that shows pictures, by its alias; of every use another, so the type says no more than that. */
type Rows = SelectQueryBuilder<any, any, {}>;

/** What a feature says of a table of its own whose rows show pictures. */
export interface PictureUse {
  /** All its rows, whoever may see them. */
  all: (db: Database | Tx) => Rows;
  /** Those that this viewer may open, by the policies of the feature; what one's own pictures stand in need not be here. */
  visible: (pictureViewer: PictureViewer) => readonly Rows[];
  /** The column that says which pictures a row shows (migration 0017), such as `text.pictures`. */
  pictures: `${string}.pictures`;
  /** Whose pictures a row may show; absent: anybody's. Nobody keeps the picture of another in sight by pasting its address. */
  ownerId?: RawBuilder<string>;
  /** Whether the house publishes it: it keeps its pictures when the account of who put them there goes. */
  isEditorial?: true;
}

/** Of these rows those that show `images as image`. */
export function showsImage(rows: Rows, { pictures, ownerId }: Pick<PictureUse, "pictures" | "ownerId">) {
  const shown = rows.where(sql<boolean>`${sql.ref(pictures)} @> array[image.id]`);
  const own = ownerId ? shown.where(sql<boolean>`${ownerId} = image.owner_id`) : shown;
  return sql<boolean>`exists (${own.select(sql`1`.as("one"))})`;
}
