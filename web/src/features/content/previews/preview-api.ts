import { routes } from "virtual:preview-routes";
import { type ApiOf, clientOf } from "#platform/api.ts";

/**
 * The client of previews, loaded only by pages shown as a preview: `previewApi.contentPreviews.get({ params: { token }
 * })`.
 */
export const previewApi: ApiOf<"preview"> = clientOf(routes);
