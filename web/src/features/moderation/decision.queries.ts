import { queryOptions } from "@tanstack/react-query";
import { accountApi } from "#features/session/account-api.ts";

/** The decision of staff about one of the viewer's texts. */
export const decisionQuery = (id: string) =>
  queryOptions({
    queryKey: ["decisions", id],
    queryFn: async ({ signal }) => (await accountApi.decisions.get({ params: { id } }, { signal })).data,
  });
