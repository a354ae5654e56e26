import type { Block, BlockPicture } from "../../platform/blocks/block.ts";

/* A book of somebody's own texts, as all three formats read it. */

export interface Book {
  /** The same at every download, so that an e-reader replaces the book instead of adding another. */
  id: string;
  title: string;
  author: string;
  texts: readonly BookText[];
  /** By the key of its file; a picture that is not in it is left out. */
  pictures: ReadonlyMap<string, BlockPicture>;
  madeAt: Date;
}

export interface BookText {
  title: string;
  slug: string;
  blocks: readonly Block[];
}
