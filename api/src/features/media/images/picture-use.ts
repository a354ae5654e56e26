import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import type { AtNow, ForMember, ForViewer } from "#platform/query-scope.ts";

/** The viewer and the moment that visibility depends on; pass a transaction as `{ ...ctx, db: tx }`. */
export type PictureViewer = AtNow & ForViewer;

/** A signed-in person who may be able to change the content that shows a picture. */
export type PictureEditor = ForMember;

/** Rows of a table with pictures, by its alias. The table differs per use, so the type cannot be more precise. */
type Rows = SelectQueryBuilder<any, any, {}>;

/** How the rows of one table use pictures. */
export interface PictureUse {
  /** All rows, without a policy. */
  all: (db: Database | Tx) => Rows;
  /**
   * The rows that this viewer may open, by the policies of the feature. Rows that only show one's own pictures may be
   * left out.
   */
  visible: (pictureViewer: PictureViewer) => readonly Rows[];
  /** The column with the ids of the row's pictures (migration 0017), such as `text.pictures`. */
  pictures: `${string}.pictures`;
  /**
   * If given, only pictures of this owner count; otherwise those of anybody. So pasting the address of somebody else's
   * picture does not keep it visible.
   */
  ownerId?: RawBuilder<string>;
  /** The rows that this member may change, if that depends on the row: they may describe the pictures of these rows. */
  managed?: (editor: PictureEditor) => Rows;
  /**
   * Editorial content, which people with the right `manageContent` may change: its pictures stay when the account of
   * the uploader is erased.
   */
  isEditorial?: true;
}

/** A condition: one of these rows shows `images as image`. */
export function showsImage(rows: Rows, { pictures, ownerId }: Pick<PictureUse, "pictures" | "ownerId">) {
  const matching = rows.where(sql<boolean>`${sql.ref(pictures)} @> array[image.id]`);
  const ownImages = ownerId ? matching.where(sql<boolean>`${ownerId} = image.owner_id`) : matching;
  return sql<boolean>`exists (${ownImages.select(sql`1`.as("one"))})`;
}
