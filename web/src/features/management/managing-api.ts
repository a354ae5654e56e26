import { routes } from "virtual:managing-routes";
import { type ApiOf, clientOf } from "#platform/api.ts";

/** The client of the endpoints for organisers and jurors: `managingApi.participants.get({ params: { id } })`. */
export const managingApi: ApiOf<"managing"> = clientOf(routes);
