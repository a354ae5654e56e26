import { type CallInput, type Client, createClient } from "@inktvis/contract/layer/client";
import { type Contract, type Endpoint, EXPIRED } from "@inktvis/contract/layer/endpoint";
import type { Context } from "../context.ts";
import { type ApiHandlers, handlerOf, runEndpoint } from "./run-endpoint.ts";

/** Calls an endpoint by its name in the contract: `["texts", "get"]`. */
export type InProcessCall = (name: readonly string[], input: CallInput) => Promise<unknown>;

/**
 * Calls the handlers directly, for server-side rendering: the same checks without HTTP. Read-only: changes come from a
 * browser with its CSRF token.
 */
export function inProcessCall<C extends Contract>(
  contract: C,
  handlers: ApiHandlers<C>,
  context: () => Promise<Context>,
): InProcessCall {
  return async (name, input) => {
    const endpoint = name.reduce<any>((tree, key) => tree[key], contract) as Endpoint;
    if (endpoint.method !== "GET" && !endpoint.changesNothing)
      throw new Error(`${name.join(".")} changes something: only a browser may call it`);
    const result = await runEndpoint(endpoint, handlerOf(handlers, name), input, await context());
    return result === EXPIRED ? undefined : result;
  };
}

/** The same as a client of the contract. */
export const inProcessClient = <C extends Contract>(contract: C, call: InProcessCall): Client<C> =>
  createClient<C>(contract, (_endpoint, input, _options, name) => call(name, input));
