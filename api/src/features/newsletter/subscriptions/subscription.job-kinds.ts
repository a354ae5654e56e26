import { jobKind } from "#platform/jobs/job-kind.ts";

export const subscriptionAsked = jobKind<{ subscriptionId: string }>("newsletter.asked");
/** Somebody asked to subscribe an address that is subscribed already. */
export const subscribedAgain = jobKind<{ email: string }>("newsletter.asked-again");
