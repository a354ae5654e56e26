import { createIsomorphicFn } from "@tanstack/react-start";
import type { contract } from "@inktvis/contract";
import { type Call, type Client, createClient } from "@inktvis/contract/layer/client";
import type { Contract, Endpoint } from "@inktvis/contract/layer/endpoint";
import { networkClient } from "@inktvis/contract/layer/network-client";
import { apiOriginOf } from "@inktvis/contract/sites";
import { routes } from "virtual:contract-routes";
import type { ApiPart, FeatureOf } from "./api-parts.ts";
import { handleRefusal, sendToApi } from "./api-transport.ts";
import { csrfToken } from "./csrf-token.ts";
import { currentSite, requestContext } from "./current-site.ts";

type ApiClient = Client<typeof contract>;
/** The client of one part of the API. */
export type ApiOf<Part extends ApiPart> = Pick<ApiClient, FeatureOf<Part>>;

/** Calls with the request of the page, which has the session of its visitor. */
const callInProcess: Call<Endpoint> = (_endpoint, input, _options, name) => requestContext().call(name, input);

const connect = (ofRoutes: Contract): ApiClient => {
  const { addresses, site } = currentSite();
  return networkClient(ofRoutes, {
    url: `${apiOriginOf(addresses, site)}/api`,
    csrfToken: loadCsrfToken,
    fetch: sendToApi,
    onError: handleRefusal,
  });
};

/** A client for some of the routes. */
export const clientOf = createIsomorphicFn()
  .server((ofRoutes: Contract): ApiClient => createClient(ofRoutes, callInProcess))
  .client(connect);

/** The client of the API: `api.texts.get({ params: { slug } })`. Rejects with an `ApiError`. */
export const api: Omit<ApiClient, FeatureOf<ApiPart>> = clientOf(routes);

/**
 * Fetches the CSRF token unless it is cached: for a change that is sent while the page unloads, when there is no time
 * for a second call.
 */
export function loadCsrfToken({ quiet }: { quiet?: boolean | undefined } = {}) {
  return csrfToken(async () => (await api.auth.csrfToken({}, { quiet })).data.token);
}
