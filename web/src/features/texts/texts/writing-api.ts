import { routes } from "virtual:writing-routes";
import { type ApiOf, clientOf } from "#platform/api.ts";

/** The client of the endpoints of drafts and earlier versions: `writingApi.drafts.list({})`. */
export const writingApi: ApiOf<"writing"> = clientOf(routes);
