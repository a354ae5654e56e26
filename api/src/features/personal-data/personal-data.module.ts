import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { cancelByLink, cancelRequest } from "./operations/cancel-request.ts";
import { requestData } from "./operations/request-data.ts";
import { requestDelete } from "./operations/request-delete.ts";
import { downloadExport } from "./queries/download-export.ts";
import { getOverview } from "./queries/get-overview.ts";
import { listRequests } from "./queries/list-requests.ts";

export const personalDataModule = {
  handlers: {
    overview: ({ ctx }) => getOverview(ctx),
    requestData: ({ ctx }) => requestData(ctx),
    requestDelete: ({ ctx }) => requestDelete(ctx),
    cancel: ({ ctx, params }) => cancelRequest(ctx, params.id),
    cancelByLink: ({ ctx, body }) => cancelByLink(ctx, body),
    download: ({ ctx, params }) => downloadExport(ctx, params.id),
  } satisfies ApiHandlers<typeof contract>["personalData"],
  staff: {
    list: ({ ctx, query }) => listRequests(ctx, query),
  } satisfies ApiHandlers<typeof contract>["staffDataRequests"],
};
