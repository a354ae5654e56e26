import { routes } from "virtual:entering-routes";
import { type ApiOf, clientOf } from "#platform/api.ts";

/** The client of the endpoints of taking part in contests: `enteringApi.participations.get({ params: { slug } })`. */
export const enteringApi: ApiOf<"entering"> = clientOf(routes);
