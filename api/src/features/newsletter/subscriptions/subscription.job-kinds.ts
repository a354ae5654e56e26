import { jobKind } from "#platform/jobs/job-kind.ts";

export const subscriptionAsked = jobKind<{ subscriptionId: string }>("newsletter.asked");
/** Somebody asked for what this address gets already. */
export const subscribedAgain = jobKind<{ email: string }>("newsletter.asked-again");
