import { routes } from "virtual:newsletter-routes";
import { clientOf, type NewsletterApi } from "#platform/api.ts";

/** The client of the endpoints of the newsletter: `newsletterApi.newsletters.list({ query })`. */
export const newsletterApi: NewsletterApi = clientOf(routes);
