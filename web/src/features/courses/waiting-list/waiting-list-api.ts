import { routes } from "virtual:waiting-list-routes";
import { type ApiOf, clientOf } from "#platform/api.ts";

/** The client of the endpoints of waiting lists: `waitingListApi.waitingList.join({ params: { slug } })`. */
export const waitingListApi: ApiOf<"waiting-list"> = clientOf(routes);
