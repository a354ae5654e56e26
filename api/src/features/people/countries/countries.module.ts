import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { COUNTRIES } from "./countries.ts";

export const countriesModule = {
  handlers: { list: () => ({ data: COUNTRIES }) } satisfies ApiHandlers<typeof contract>["countries"],
};
