import type { BlockPicture, Run } from "./block.ts";
import { withSpacesKept } from "./block-text.ts";

/** Where a line may break inside a very long word: in a text, in a title (larger font) and in a narrow column. */
const LONG_WORD = { text: /\S{32}(?=\S{8})/gu, title: /\S{18}(?=\S{6})/gu, column: /\S{12}(?=\S{15})/gu };
/** More accents on one letter than any language uses: with hundreds of thousands, Typst is busy for minutes. */
const EXCESS_ACCENTS = /(?<=\p{M}{8})\p{M}+/gu;
/** Words that Typst can break into lines in this width. */
export const breakable = (words: string, width: keyof typeof LONG_WORD) =>
  words.replaceAll(EXCESS_ACCENTS, "").replaceAll(LONG_WORD[width], "$&\u200b");

function sanitizeValue(name: string, value: unknown) {
  if (typeof value === "string" && (name === "text" || name === "title")) return breakable(value, name);
  if (name === "runs") return withSpacesKept(value as Run[]);
  return name === "lines" ? (value as Run[][]).map((line) => withSpacesKept(line)) : value;
}

/**
 * A copy of the data in which Typst can break all titles and texts into lines, and in which the spaces of the texts are
 * kept.
 */
export const sanitizeForTypst = <T>(data: T) => JSON.parse(JSON.stringify(data), sanitizeValue) as T;

const MAX_RUNNING_HEAD = 56;
/** As much of a name or title as fits one line. */
export function runningHead(name: string) {
  const characters = [...name];
  return characters.length > MAX_RUNNING_HEAD ? `${characters.slice(0, MAX_RUNNING_HEAD).join("").trim()}…` : name;
}

type Pictures = ReadonlyMap<string, BlockPicture>;
/** The `pictures` of blocks.typ. */
export const pictureSizes = (pictures: Pictures) =>
  Object.fromEntries([...pictures].map(([key, { name, width, height, alt }]) => [key, { name, width, height, alt }]));
/** The same pictures as files; copied, because shared memory cannot be sent to another process. */
export const pictureFiles = (pictures: Pictures) =>
  Object.fromEntries([...pictures.values()].map(({ name, jpeg }) => [name, new Uint8Array(jpeg)]));
