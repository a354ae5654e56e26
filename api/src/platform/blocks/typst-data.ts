import type { BlockPicture } from "./block.ts";

/** A word that no line holds may break after so many signs: of a text, and of a title in its larger letters. */
const LONG_WORD = { text: /\S{32}(?=\S{8})/gu, title: /\S{18}(?=\S{6})/gu };
/** More accents on one letter than any language has: hundreds of thousands keep Typst busy for minutes. */
const EXCESS_ACCENTS = /(?<=\p{M}{8})\p{M}+/gu;
const sanitizeValue = (name: string, value: unknown) =>
  typeof value === "string" && (name === "text" || name === "title")
    ? value.replaceAll(EXCESS_ACCENTS, "").replaceAll(LONG_WORD[name], "$&\u200b")
    : value;

/** A copy of this data whose titles and texts Typst can set in lines, whatever somebody typed. */
export const sanitizeForTypst = <T>(data: T) => JSON.parse(JSON.stringify(data), sanitizeValue) as T;

const MAX_RUNNING_HEAD = 56;
/** As much of a name or a title as one line holds. */
export function runningHead(name: string) {
  const characters = [...name];
  return characters.length > MAX_RUNNING_HEAD ? `${characters.slice(0, MAX_RUNNING_HEAD).join("").trim()}…` : name;
}

type Pictures = ReadonlyMap<string, BlockPicture>;
/** What blocks.typ reads as `pictures`. */
export const pictureSizes = (pictures: Pictures) =>
  Object.fromEntries([...pictures].map(([key, { name, width, height }]) => [key, { name, width, height }]));
/** The same as the files beside it; copies, since no other process can have memory that threads share. */
export const pictureFiles = (pictures: Pictures) =>
  Object.fromEntries([...pictures.values()].map(({ name, jpeg }) => [name, new Uint8Array(jpeg)]));
