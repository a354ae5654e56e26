import { routes } from "virtual:waiting-list-routes";
import { clientOf, type WaitingListApi } from "#platform/api.ts";

/** The client of the endpoints of waiting lists: `waitingListApi.waitingList.join({ params: { slug } })`. */
export const waitingListApi: WaitingListApi = clientOf(routes);
