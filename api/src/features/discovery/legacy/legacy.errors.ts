import { notFound } from "#platform/http/errors.ts";

export const nothingThere = () => notFound("Op dit oude adres vinden we niets meer.");
