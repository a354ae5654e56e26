import { printable } from "#platform/blocks/block-text.ts";
import { textToBlocks } from "#platform/blocks/text-to-blocks.ts";
import type { Block, BlockPicture } from "#platform/blocks/block.ts";

/* A book of somebody's own texts: the input of all formats. */

export interface Book {
  /** The same in every download, so that an e-reader replaces the book instead of adding another. */
  id: string;
  title: string;
  author: string;
  texts: readonly BookText[];
  /** The picture on the cover, as JPEG; without one the cover shows the title and author. */
  cover?: Uint8Array;
  /** Pictures by file key; missing ones are left out. */
  pictures: ReadonlyMap<string, BlockPicture>;
  madeAt: Date;
}

export interface BookText {
  title: string;
  slug: string;
  /** The author of this text, in a book of several authors. */
  byline?: string;
  /** The heading above the text in the contents; consecutive texts with the same section share one heading. */
  section?: string;
  blocks: readonly Block[];
}

/** A text as it is stored. */
export interface StoredText extends Pick<BookText, "byline" | "section"> {
  slug: string;
  title: string;
  body: string;
  image_id: string | null;
}
/** A book before its texts are parsed. */
export interface BookSource extends Pick<Book, "id" | "title" | "author" | "cover" | "pictures" | "madeAt"> {
  texts: readonly StoredText[];
}

export const bookOf = ({ title, author, texts, ...rest }: BookSource): Book => ({
  ...rest,
  title: printable(title),
  author: printable(author),
  texts: texts.map(textOf),
});

const textOf = ({ slug, title, byline, section, ...text }: StoredText): BookText => ({
  slug,
  title: printable(title),
  ...(byline && { byline: printable(byline) }),
  ...(section && { section: printable(section) }),
  blocks: textToBlocks(text),
});
