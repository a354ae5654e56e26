/* A stored body as typesetting blocks: data that is never parsed as markup again. */

export type Block =
  | Paragraph
  | { kind: "heading"; level: 2 | 3; runs: readonly Run[] }
  | { kind: "quote"; blocks: Block[] }
  | { kind: "list"; ordered: boolean; items: Block[][] }
  | { kind: "picture"; key: string; alt: string }
  | { kind: "rule" };

export interface Paragraph {
  kind: "paragraph";
  /** Split at the writer's line breaks. */
  lines: readonly (readonly Run[])[];
  align: "start" | "center" | "right";
  /** Whether line breaks are kept instead of filling the page. */
  verse: boolean;
  /** Whether an empty line separates it from the previous block. */
  gap: boolean;
  /** Whether the writer left an empty paragraph before it, as between scenes. */
  afterEmpty: boolean;
  /** Whether the first line is indented, as in continuing prose. */
  indent: boolean;
}

export type Mark = "strong" | "em" | "u" | "s";

/** Text with one format. */
export interface Run {
  text: string;
  marks: readonly Mark[];
  /** An external link; empty for none. */
  href: string;
}

export const textOfRuns = (runs: readonly Run[]) => runs.map(({ text }) => text).join("");

export interface BlockPicture {
  /** A file name, unique in the document. */
  name: string;
  jpeg: Uint8Array;
  width: number;
  height: number;
  /** The alternative text stored with the picture, which is used unless the place where it stands has its own. */
  alt: string;
}
