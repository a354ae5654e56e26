import { notFound } from "#platform/http/errors.ts";

export const noSuchIssue = () => notFound("Dit nummer bestaat niet.");
export const nothingToRead = () => notFound("De inhoud van dit nummer staat nog niet online.");
