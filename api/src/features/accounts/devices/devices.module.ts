import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { endAllDevices, endDevice, endOtherDevices } from "./operations/end-devices.ts";
import { listDevices } from "./queries/list-devices.ts";

export const devicesModule = {
  handlers: {
    list: ({ ctx }) => listDevices(ctx),
    end: ({ ctx, params }) => endDevice(ctx, params.id),
    endOthers: ({ ctx }) => endOtherDevices(ctx),
    endAll: ({ ctx }) => endAllDevices(ctx),
  } satisfies ApiHandlers<typeof contract>["devices"],
};
