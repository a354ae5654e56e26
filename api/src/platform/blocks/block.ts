/* What somebody wrote, cut into what can be set: a stored body as data that is never read as markup again. */

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

export const textOfRuns = (runs: readonly Run[]) => runs.map(({ text }) => text).join("");

export interface BlockPicture {
  /** A file name, unique in the document. */
  name: string;
  jpeg: Uint8Array;
  width: number;
  height: number;
}
