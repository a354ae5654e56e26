import type { FieldValues } from "react-hook-form";
import { normalizedHtml } from "#features/media/rich-text/normalized-html.ts";

/** The fields of another version whose value is not that of the form; the revision does not count. */
export const differingFields = (mine: FieldValues, theirs: FieldValues) =>
  Object.keys(theirs).filter((name) => name !== "revision" && comparable(mine[name]) !== comparable(theirs[name]));

const comparable = (value: unknown) =>
  JSON.stringify(value ?? "", (_, part: unknown) => {
    if (typeof part === "string") return normalizedHtml(part);
    return isIds(part) ? part.toSorted((one, other) => one - other) : part;
  });

/** Ids of genres, levels and the like, whose order does not matter. */
const isIds = (part: unknown): part is number[] => Array.isArray(part) && part.every((id) => typeof id === "number");
