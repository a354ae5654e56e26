import { notFound } from "#platform/http/errors.ts";

export const noLegacyTarget = () => notFound("Op dit oude adres vinden we niets meer.");
