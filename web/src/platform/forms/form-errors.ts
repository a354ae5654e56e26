import { type FieldErrors, type FieldValues, get } from "react-hook-form";
import { messages } from "../messages.nl.ts";

/** The `type` of an error that the API returned; others come from the schema. */
export const API_ERROR = "server";

export const isApiError = (error: unknown) =>
  typeof error === "object" && error !== null && "type" in error && error.type === API_ERROR;

/** All messages of one field, joined; undefined when its error has no message. */
function messageOf(error: object): string | undefined {
  const { message, types = {} }: { message?: unknown; types?: object } = error;
  const all = [message, ...Object.values(types).flat()];
  return [...new Set(all.filter((message) => typeof message === "string" && message !== ""))].join(" ") || undefined;
}

/** Flattens the error tree of react-hook-form; the path includes rows of lists: `ageCategories.0.ageTo`. */
function flattenErrors(errors: unknown, at = ""): { path: string; message?: string | undefined }[] {
  if (typeof errors !== "object" || errors === null) return [];
  if (at && "type" in errors && typeof errors.type === "string") return [{ path: at, message: messageOf(errors) }];
  return Object.entries(errors).flatMap(([key, error]) =>
    key === "ref" ? [] : flattenErrors(error, key === "root" ? at : at ? `${at}.${key}` : key),
  );
}

/** The messages of one field, or of the first invalid one below it. */
export function messageAt<Values extends FieldValues>(errors: FieldErrors<Values>, path: string): string | undefined {
  const [first] = flattenErrors(get(errors, path), path);
  return first && (first.message ?? messages.generalError);
}

/** For the summary above the form: every error with the id of its field. */
export const errorSummary = (errors: unknown, idOf: (path: string) => string) =>
  flattenErrors(errors).map(({ path, message = messages.generalError }) => ({ id: idOf(path), message }));
