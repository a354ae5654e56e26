import { type Client, createClient } from "@inktvis/contract/layer/client";
import type { Contract } from "@inktvis/contract/layer/endpoint";
import type { Context } from "../context.ts";
import { type ApiHandlers, handlerOf, runEndpoint } from "./run-endpoint.ts";

/**
 * A client that calls the handlers directly, for server-side rendering: the same checks without HTTP. Read-only:
 * changes come from a browser with its CSRF token.
 */
export function inProcessClient<C extends Contract>(
  contract: C,
  handlers: ApiHandlers<C>,
  context: () => Promise<Context>,
): Client<C> {
  return createClient<C>(contract, async (endpoint, input, _options, name) => {
    if (endpoint.method !== "GET") throw new Error(`${name.join(".")} changes something: only a browser may call it`);
    return runEndpoint(endpoint, handlerOf(handlers, name), input, await context());
  });
}
