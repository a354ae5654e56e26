import { contract } from "@inktvis/contract";
import { SITEMAP_KINDS } from "@inktvis/contract/features/discovery/sitemap";
import { type Endpoint, endpointsOf } from "@inktvis/contract/layer/endpoint";
import { ENDS_OWN_SESSION, VALID_BODIES } from "../valid-bodies.ts";
import { siteOfPath, type TestBrowser } from "./test-browser.ts";

type NamedEndpoint = readonly [name: string, endpoint: Endpoint];

/** All endpoints, reading ones first, so that no change by a caller removes what there is to find. */
export const ENDPOINTS: readonly NamedEndpoint[] = [...endpointsOf(contract)]
  .map(([name, endpoint]): NamedEndpoint => [name.join("."), endpoint])
  .filter(([name]) => !ENDS_OWN_SESSION.has(name))
  .toSorted(([, one], [, other]) => Number(one.method !== "GET") - Number(other.method !== "GET"));
export const READING_ENDPOINTS = ENDPOINTS.filter(([, { method }]) => method === "GET");

export interface Planted {
  /** For each path parameter, all values that could lead to what must not be found. */
  parameters: Readonly<Record<string, readonly string[]>>;
  queries: readonly Readonly<Record<string, string>>[];
  /** Bodies for endpoints whose body could lead to it; other endpoints get a valid one. */
  bodies?: Readonly<Record<string, readonly object[]>>;
}

/**
 * Calls endpoints with every address that could lead to a word; returns the names of those that reveal it to the
 * browser.
 */
export async function endpointsRevealing(
  word: string,
  browser: TestBrowser,
  planted: Planted,
  called: readonly NamedEndpoint[] = ENDPOINTS,
) {
  const telling = new Set<string>();
  for (const endpoint of called)
    for (const { text, headers } of await answersOf(browser, endpoint, planted))
      if ((text + JSON.stringify(headers)).toLowerCase().includes(word)) telling.add(endpoint[0]);
  return telling;
}

/** The responses of an endpoint to a browser, at every address that could lead to what must not be found. */
export async function answersOf(browser: TestBrowser, [name, endpoint]: NamedEndpoint, planted: Planted) {
  const { method, path } = endpoint;
  const bodies = planted.bodies?.[name] ?? [VALID_BODIES[name] ?? {}];
  const site = path.startsWith("/auth") ? "auth" : siteOfPath(path);
  const headers = method === "GET" ? {} : { "x-csrf-token": await browser.csrfToken(site) };
  const calls = (to: string) =>
    method === "GET"
      ? [browser.get(to, site)]
      : bodies.map((body) => browser.send(method, to, site, { body, headers }));
  return Promise.all(addressesOf(endpoint, planted).flatMap(calls));
}

/**
 * The distinct addresses of an endpoint, with only the query fields that it knows: schemas drop the others
 * (contract.test.ts).
 */
function addressesOf({ path, query }: Endpoint, { parameters, queries }: Planted) {
  const values: Planted["parameters"] = { kind: SITEMAP_KINDS, ...parameters };
  let paths: string[] = [path];
  for (const [, name = ""] of path.matchAll(/\{(\w+)\}/g))
    paths = paths.flatMap((base) => (values[name] ?? ["oud"]).map((value) => base.replace(`{${name}}`, value)));
  const fields = Object.keys((query as { shape?: object } | undefined)?.shape ?? {});
  const known = queries.map((each) =>
    new URLSearchParams(Object.entries(each).filter(([field]) => fields.includes(field))).toString(),
  );
  return paths.flatMap((base) => [...new Set(["", ...known])].map((each) => (each ? `${base}?${each}` : base)));
}
