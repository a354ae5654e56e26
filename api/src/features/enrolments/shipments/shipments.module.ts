import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { getShipment, listShipments } from "./list-shipments.ts";
import { markShipment } from "./mark-shipment.ts";

export const shipmentsModule = {
  handlers: {
    list: ({ ctx, query }) => listShipments(ctx, query),
    mark: async ({ ctx, params, body }) => {
      await markShipment(ctx, params.id, body.isSent);
      return getShipment(ctx, params.id);
    },
  } satisfies ApiHandlers<typeof contract>["staffShipments"],
};
