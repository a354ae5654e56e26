import { routes } from "virtual:newsletter-routes";
import { type ApiOf, clientOf } from "#platform/api.ts";

/** The client of the endpoints of the newsletter: `newsletterApi.newsletters.list({ query })`. */
export const newsletterApi: ApiOf<"newsletter"> = clientOf(routes);
