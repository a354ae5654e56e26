import { routes } from "virtual:magazine-routes";
import { type ApiOf, clientOf } from "#platform/api.ts";

/** The client of the endpoints of the magazine: `magazineApi.magazineIssues.list()`. */
export const magazineApi: ApiOf<"magazine"> = clientOf(routes);
