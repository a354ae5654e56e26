/* A book of somebody's own texts, as all three formats read it. */

export interface Book {
  /** The same at every download, so that an e-reader replaces the book instead of adding another. */
  id: string;
  title: string;
  author: string;
  texts: readonly BookText[];
  /** By the key of its file; a picture that is not in it is left out. */
  pictures: ReadonlyMap<string, BookPicture>;
  madeAt: Date;
}

export interface BookText {
  title: string;
  slug: string;
  blocks: readonly Block[];
}

export interface BookPicture {
  /** A file name, unique in the book. */
  name: string;
  jpeg: Uint8Array;
  width: number;
  height: number;
}

export type Block =
  | Paragraph
  | { kind: "heading"; level: 2 | 3; runs: readonly Run[] }
  | { kind: "quote"; blocks: Block[] }
  | { kind: "list"; ordered: boolean; items: Block[][] }
  | { kind: "picture"; key: string; alt: string }
  | { kind: "rule" };

export interface Paragraph {
  kind: "paragraph";
  /** Parted where the writer broke them. */
  lines: readonly (readonly Run[])[];
  align: "start" | "center" | "right";
  /** Whether its lines stay as they are, instead of filling the page. */
  verse: boolean;
  /** Whether a line of white parts it from what comes before. */
  gap: boolean;
  /** Whether it opens as prose does that goes on. */
  indent: boolean;
}

export type Mark = "strong" | "em" | "u" | "s";

/** Words that look alike. */
export interface Run {
  text: string;
  marks: readonly Mark[];
  /** An address that leads out of the book; empty for none. */
  href: string;
}

export const wordsOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join("");
