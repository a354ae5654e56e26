import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { declineAsOrganizer, declineAsStaff } from "./operations/decline-delist-request.ts";
import { delistParticipant } from "./operations/delist-participant.ts";
import { leaveCourse } from "./operations/leave-course.ts";
import { relistParticipant } from "./operations/relist-participant.ts";
import { releaseSeat } from "./operations/release-seat.ts";
import { requestDelist, withdrawDelistRequest } from "./operations/request-delist.ts";
import { getLeaving, getRefundQuote } from "./queries/get-refund-quote.ts";
import { listDelistRequests } from "./staff-delist-requests.ts";
import { refundTermHandlers } from "./staff-refund-terms.ts";

export const delistingModule = {
  delisting: {
    refundQuote: ({ ctx, params }) => getRefundQuote(ctx, params.id),
    delist: ({ ctx, params, body }) => delistParticipant(ctx, params.id, body),
    declineRequest: ({ ctx, params, body }) => declineAsOrganizer(ctx, params.id, body.message),
    releaseSeat: ({ ctx, params, body }) => releaseSeat(ctx, params.id, body),
    relist: ({ ctx, params }) => relistParticipant(ctx, params.id),
  } satisfies ApiHandlers<typeof contract>["delisting"],
  leaving: {
    get: ({ ctx, params }) => getLeaving(ctx, params.slug),
    leave: ({ ctx, params, body }) => leaveCourse(ctx, params.slug, body),
    requestDelist: ({ ctx, params, body }) => requestDelist(ctx, params.slug, body),
    withdrawRequest: ({ ctx, params }) => withdrawDelistRequest(ctx, params.slug),
  } satisfies ApiHandlers<typeof contract>["leaving"],
  staffDelistRequests: {
    list: ({ ctx, query }) => listDelistRequests(ctx, query),
    decline: ({ ctx, params, body }) => declineAsStaff(ctx, params.id, body.message),
  } satisfies ApiHandlers<typeof contract>["staffDelistRequests"],
  staffRefundTerms: refundTermHandlers,
};
