import { createIsomorphicFn } from "@tanstack/react-start";
import type { contract } from "@inktvis/contract";
import { type Call, type Client, createClient } from "@inktvis/contract/layer/client";
import type { Contract, Endpoint } from "@inktvis/contract/layer/endpoint";
import { networkClient } from "@inktvis/contract/layer/network-client";
import { apiOriginOf, type SiteName } from "@inktvis/contract/sites";
import { routes } from "virtual:contract-routes";
import { routes as authRoutes } from "virtual:contract-routes/auth";
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
  .server((): ApiClient =>
    [managingRoutes, authRoutes].reduce<ApiClient>(
      (client, more) => addCalls(client, createClient(more, callInProcess)),
      createClient(routes, callInProcess),
    ),
  )
  .client((): ApiClient => connect(routes));

function addCalls(client: ApiClient, more: ApiClient) {
  const features: Record<string, object> = client;
  for (const [feature, calls] of Object.entries(more)) features[feature] = { ...features[feature], ...calls };
  return client;
}

/** Everything the API answers: `api.texts.get({ params: { slug } })`. Rejects with an `ApiError`. */
export const api: ApiClient = createApi();

const managing = () => import("virtual:contract-routes/managing");
/** What is asked on these sites alone. Elsewhere a browser goes without its addresses. */
const MORE: Partial<Record<SiteName, () => Promise<{ routes: Contract }>>> = {
  account: managing,
  staff: managing,
  auth: () => import("virtual:contract-routes/auth"),
};

/** Called once in the browser, before anything calls the API. */
export async function completeApi() {
  const more = MORE[currentSite().site];
  if (more) addCalls(api, connect((await more()).routes));
}
