import { createIsomorphicFn } from "@tanstack/react-start";
import type { contract } from "@inktvis/contract";
import { type Call, type Client, createClient } from "@inktvis/contract/layer/client";
import type { Contract, Endpoint } from "@inktvis/contract/layer/endpoint";
import { networkClient } from "@inktvis/contract/layer/network-client";
import { apiOriginOf, type SiteName } from "@inktvis/contract/sites";
import { routes } from "virtual:contract-routes";
import { routes as managingRoutes } from "virtual:contract-routes/managing";
import { answerForRefusal, sendToApi } from "./api-transport.ts";
import { csrfToken } from "./csrf-token.ts";
import { currentSite, requestContext } from "./current-site.ts";

type ApiClient = Client<typeof contract>;

/** The same names, found anew at each call: every request has its own client, with its visitor's session. */
const callInProcess: Call<Endpoint> = (_endpoint, input, options, name) => {
  type Node = { [key: string]: Node } & ((...args: unknown[]) => Promise<unknown>);
  let node = requestContext().api as unknown as Node;
  for (const key of name) node = node[key] as Node;
  return node(input, options);
};

const connect = (routes: Contract): ApiClient => {
  const { addresses, site } = currentSite();
  return networkClient(routes, {
    url: `${apiOriginOf(addresses, site)}/api`,
    csrfToken,
    fetch: sendToApi,
    onError: answerForRefusal,
  });
};

const createApi = createIsomorphicFn()
  .server((): ApiClient => addCalls(createClient(routes, callInProcess), createClient(managingRoutes, callInProcess)))
  .client((): ApiClient => connect(routes));

function addCalls(client: ApiClient, more: ApiClient) {
  const features: Record<string, object> = client;
  for (const [feature, calls] of Object.entries(more)) features[feature] = { ...features[feature], ...calls };
  return client;
}

/** Everything the API answers: `api.texts.get({ params: { slug } })`. Rejects with an `ApiError`. */
export const api: ApiClient = createApi();

/** Where people manage, and sign in with more than a password. Elsewhere a browser goes without the addresses of what is done only there. */
const MANAGING: readonly SiteName[] = ["account", "staff", "auth"];

/** Called once in the browser, before anything calls the API. */
export async function completeApi() {
  if (!MANAGING.includes(currentSite().site)) return;
  const { routes: rest } = await import("virtual:contract-routes/managing");
  addCalls(api, connect(rest));
}
