import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { TestApi } from "@inktvis/api/testing/test-api";
import { apiOriginOf, originOf, type SiteName } from "@inktvis/contract/sites";
import { afterAll, beforeAll } from "vitest";
import { createDispatcher } from "#http/dispatcher.ts";
import { createMetrics } from "#http/metrics.ts";
import type { WebEntry } from "#http/web-pages.ts";

interface Options {
  site?: SiteName;
  /** Use the API host of the site. */
  api?: boolean;
  /** Overrides the host. */
  host?: string;
  headers?: Record<string, string>;
  method?: string;
  /** A string is sent unchanged, anything else as JSON. */
  body?: unknown;
}

const unknownPage: WebEntry = { fetch: async () => new Response("pagina", { status: 404 }) };

/**
 * The server of a test's API, over HTTP on loopback. `web` renders its pages; by default each page is a 404 that says
 * `pagina`.
 */
export function useTestServer(test: TestApi, web: WebEntry = unknownPage) {
  let server: Server;
  beforeAll(async () => {
    const { services, api } = test;
    const assets = (_req: unknown, _res: unknown, next: () => void) => next();
    const metrics = createMetrics(services);
    const isStopping = () => false;
    server = createServer(
      createDispatcher({ services, api, metrics, web: async () => web, assets, isStopping, dev: false }),
    );
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  });
  afterAll(() => server.close());

  /** By address and Host header: Node does not resolve the names of the sites. */
  async function open(path: string, { site = "community", api = false, headers = {}, ...options }: Options = {}) {
    const { sites } = test.services.config;
    const host = options.host ?? new URL(api ? apiOriginOf(sites, site) : originOf(sites, site)).host;
    const { port } = server.address() as AddressInfo;
    const { method = "GET", body } = options;
    const type = body === undefined ? {} : { "content-type": "application/json" };
    const asked = request({ port, host: "127.0.0.1", path, method, headers: { ...type, ...headers, host } });
    asked.end(body === undefined || typeof body === "string" ? body : JSON.stringify(body));
    const [response] = (await once(asked, "response")) as [IncomingMessage];
    return response;
  }
  async function send(path: string, options?: Options) {
    const response = await open(path, options);
    const bytes = await buffer(response);
    return { status: response.statusCode, headers: response.headers, bytes, text: bytes.toString() };
  }
  return { send, open };
}
