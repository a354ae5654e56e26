import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { cancelRequest } from "./cancel-request.ts";
import { changeAddress } from "./change-address.ts";
import { deleteRequest } from "./delete-request.ts";
import { exportShipments } from "./export-shipments.ts";
import { invoiceRequest } from "./invoice-request.ts";
import { getShipment, listShipments } from "./list-shipments.ts";
import { markShipment } from "./mark-shipment.ts";

export const shipmentsModule = {
  handlers: {
    list: ({ ctx, query }) => listShipments(ctx, query),
    get: ({ ctx, params }) => getShipment(ctx, params.id),
    csv: ({ ctx, query }) => exportShipments(ctx, query),
    update: async ({ ctx, params, body }) => {
      await changeAddress(ctx, params.id, body.to);
      return getShipment(ctx, params.id);
    },
    mark: async ({ ctx, params, body }) => {
      await markShipment(ctx, params.id, body.isSent);
      return getShipment(ctx, params.id);
    },
    invoice: async ({ ctx, params, body }) => {
      await invoiceRequest(ctx, params.id, body.price);
      return getShipment(ctx, params.id);
    },
    delete: ({ ctx, params }) => deleteRequest(ctx, params.id),
    cancel: ({ ctx, params, body }) => cancelRequest(ctx, params.id, body.reason),
  } satisfies ApiHandlers<typeof contract>["staffShipments"],
};
