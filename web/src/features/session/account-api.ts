import { routes } from "virtual:account-routes";
import { type ApiOf, clientOf } from "#platform/api.ts";

/** The client of the endpoints for the member's own account: `accountApi.devices.list({})`. */
export const accountApi: ApiOf<"account"> = clientOf(routes);
