import { notFound } from "#platform/http/errors.ts";

export const noSuchIssue = () => notFound("Dit nummer bestaat niet.");
