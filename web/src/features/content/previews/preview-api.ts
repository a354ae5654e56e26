import { routes } from "virtual:preview-routes";
import { type ApiOf, clientOf } from "#platform/api.ts";

/** The client of previews, which only pages load that are one: `previewApi.contentPreviews.get({ params: { token } })`. */
export const previewApi: ApiOf<"preview"> = clientOf(routes);
