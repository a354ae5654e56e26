import { routes } from "virtual:magazine-routes";
import { clientOf, type MagazineApi } from "#platform/api.ts";

/** The client of the endpoints of the magazine: `magazineApi.magazineIssues.list()`. */
export const magazineApi: MagazineApi = clientOf(routes);
