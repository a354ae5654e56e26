import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { onJob, onSchedule } from "#platform/jobs/job.ts";
import { advanceWaitingList } from "./advance-waiting-list.ts";
import { advanceWaitingLists } from "./advance-waiting-lists.ts";
import { declineOffer } from "./operations/decline-offer.ts";
import { joinWaitingList } from "./operations/join-waiting-list.ts";
import { leaveWaitingList } from "./operations/leave-waiting-list.ts";
import { getOffer } from "./queries/get-offer.ts";
import { listOwnPlaces } from "./queries/list-own-places.ts";
import { listWaitingPeople } from "./queries/list-waiting-people.ts";
import { seatsFreed } from "./seat-freed.ts";

export const waitingListModule = {
  handlers: {
    join: ({ ctx, params }) => joinWaitingList(ctx, params.slug),
    leave: ({ ctx, params }) => leaveWaitingList(ctx, params.slug),
    list: ({ ctx, params }) => listWaitingPeople(ctx, params.slug),
    mine: ({ ctx }) => listOwnPlaces(ctx),
    offer: ({ ctx, params }) => getOffer(ctx, params.token),
    decline: ({ ctx, params }) => declineOffer(ctx, params.token),
  } satisfies ApiHandlers<typeof contract>["waitingList"],
};

export const waitingListJobs = [
  onJob(seatsFreed, (services, { courseId }) => advanceWaitingList(services, courseId)),
  onSchedule("enrolments.waiting-lists", "* * * * *", advanceWaitingLists),
];
