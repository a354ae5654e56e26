import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api.ts";

export const devicesQuery = queryOptions({
  queryKey: ["devices"],
  queryFn: async ({ signal }) => (await api.devices.list({}, { signal })).data,
});
