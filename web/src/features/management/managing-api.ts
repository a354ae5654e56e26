import { routes } from "virtual:managing-routes";
import { clientOf, type ManagingApi } from "#platform/api.ts";

/** The client of the endpoints for who organises or judges: `managingApi.participants.get({ params: { id } })`. */
export const managingApi: ManagingApi = clientOf(routes);
