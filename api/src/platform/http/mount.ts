import { type Contract, type Endpoint, endpointsOf, EXPIRED } from "@inktvis/contract/layer/endpoint";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { notFound } from "./errors.ts";
import { type ApiHandlers, type Handler, handlerOf, runEndpoint } from "./run-endpoint.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether multipart bodies are parsed. */
    acceptsMultipart?: boolean;
    /** Whether all endpoints of this path require a member, so that a visitor's body need not be read. */
    requiresMember?: boolean;
    /** Whether the address is its own authorisation (contract `signedAddress`). */
    hasSignedAddress?: boolean;
    /** Whether pages poll it (contract `background`). */
    background?: boolean;
  }
}

interface MountedEndpoint {
  endpoint: Endpoint;
  handler: Handler;
}
type CreateContext = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;

/** Multipart forms send a list as `genres[]`, or its items as `genres[0]`, `genres[1]`, … */
const LISTED = /^(.+)\[\d{0,3}\]$/;
function bodyOf({ body }: FastifyRequest): Record<string, unknown> {
  const parts = Object.entries((body ?? {}) as Record<string, unknown>).map(([key, value]) => {
    const list = LISTED.exec(key)?.[1];
    return { name: list ?? key, value, isListed: list !== undefined };
  });
  return Object.fromEntries(
    [...Map.groupBy(parts, ({ name }) => name)].map(([name, values]) => [
      name,
      values.some(({ isListed }) => isListed) ? values.flatMap(({ value }) => value) : values[0]?.value,
    ]),
  );
}

/**
 * Sends the headers of a GET without its body. For a HEAD, Fastify omits the body of a stream, but fails on a Response.
 */
async function sendHead(reply: FastifyReply, { headers, body }: Response) {
  await body?.cancel();
  return reply.headers(Object.fromEntries(headers)).send(new ReadableStream());
}

/**
 * Registers the routes of the contract. PUT, PATCH and DELETE arrive as POST with `_method`
 * (docs/product/platform.md#calls), so each path has one POST route that picks the endpoint; native methods work too.
 */
export function mount<C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handlers: ApiHandlers<C>,
  createContext: CreateContext,
) {
  const byPath = new Map<string, Map<string, MountedEndpoint>>();

  const handle = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { endpoint, handler }: MountedEndpoint,
    body: object,
  ) => {
    const input = {
      params: request.params as Record<string, unknown>,
      query: request.query as Record<string, unknown>,
      body: body as Record<string, unknown>,
    };
    const result = await runEndpoint(endpoint, handler, input, await createContext(request, reply));
    if (result instanceof Response) return request.method === "HEAD" ? sendHead(reply, result) : reply.send(result);
    if (result === EXPIRED) return reply.code(205).send();
    reply.code(endpoint.status ?? (endpoint.response ? 200 : 204));
    return endpoint.response
      ? reply.type("application/json; charset=utf-8").send(JSON.stringify(result))
      : reply.send();
  };

  for (const [name, endpoint] of endpointsOf(contract)) {
    const url = endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1");
    const mounted = { endpoint, handler: handlerOf(handlers, name) };
    const { method, bodyLimit } = endpoint;
    if (method !== "POST") {
      app.route({
        method,
        url,
        ...(bodyLimit && { bodyLimit }),
        ...(endpoint.background && { config: { background: true } }),
        handler: (request, reply) => handle(request, reply, mounted, bodyOf(request)),
      });
    }
    if (method === "GET") continue;
    const methods = byPath.get(url) ?? new Map<string, MountedEndpoint>();
    byPath.set(url, methods.set(method, mounted));
  }
  for (const [url, methods] of byPath) {
    const endpoints = [...methods.values()].map(({ endpoint }) => endpoint);
    const limits = endpoints.flatMap(({ bodyLimit }) => bodyLimit ?? []);
    const config = {
      acceptsMultipart: endpoints.some(({ accepts }) => accepts === "multipart"),
      requiresMember: endpoints.every(({ access }) => access !== "public"),
      hasSignedAddress: endpoints.every(({ signedAddress }) => signedAddress),
    };
    app.post(url, { config, ...(limits.length > 0 && { bodyLimit: Math.max(...limits) }) }, (request, reply) => {
      const { _method: method = "POST", ...body } = bodyOf(request);
      const mounted = typeof method === "string" ? methods.get(method.toUpperCase()) : undefined;
      if (!mounted) throw notFound();
      return handle(request, reply, mounted, body);
    });
  }
}
