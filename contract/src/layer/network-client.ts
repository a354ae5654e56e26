import { ApiError, type CallInput, type CallOptions, type Client, createClient, type Route } from "./client.ts";
import type { Contract } from "./endpoint.ts";

export interface NetworkOptions {
  /** Base of the API, e.g. `http://api.community.localhost:3000/api`. */
  url: string;
  /** The CSRF token of the session, requested before every change. */
  csrfToken: (options: CallOptions) => Promise<string>;
  /** Called with every error before it is thrown; a failed CSRF request is reported for the call that needed it. */
  onError?: (error: ApiError, route: Route, options: CallOptions) => void;
  fetch?: (request: Request, options: CallOptions) => Promise<Response>;
}

const GENERAL_ERROR = "Er ging iets fout. Probeer het later opnieuw.";

/** Calls the API over HTTP. PUT, PATCH and DELETE travel as POST with `_method` (docs/product/platform.md#calls). */
export function networkClient<C extends Contract>(routes: Contract, options: NetworkOptions): Client<C> {
  const send = options.fetch ?? ((request: Request) => fetch(request));
  return createClient<C>(routes, async (route, input, callOptions) => {
    try {
      const response = await send(await requestFor(route, input, callOptions, options), callOptions);
      if (!response.ok) throw await errorFrom(response);
      if (response.status === 204 || response.status === 205) return undefined;
      return response.headers.get("content-type")?.startsWith("application/json") ? await response.json() : response;
    } catch (cause) {
      if (callOptions.signal?.aborted) throw cause;
      const error =
        cause instanceof ApiError ? cause : new ApiError(0, "no-answer", GENERAL_ERROR, undefined, { cause });
      options.onError?.(error, route, callOptions);
      throw error;
    }
  });
}

async function requestFor(route: Route, input: CallInput, call: CallOptions, options: NetworkOptions) {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(input.params?.[key])));
  const headers: Record<string, string> = { accept: "application/json" };
  const request: RequestInit = { headers, credentials: "include", signal: call.signal ?? null };
  if (call.keepalive) request.keepalive = true;
  if (route.method !== "GET") {
    const body = route.method === "POST" ? input.body : { ...input.body, _method: route.method };
    request.method = "POST";
    headers["x-csrf-token"] = await options.csrfToken(call);
    if (route.accepts === "multipart") {
      request.body = formData(body ?? {});
    } else {
      request.body = JSON.stringify(body ?? {});
      headers["content-type"] = "application/json";
    }
  }
  return new Request(options.url + path + queryString(input.query), request);
}

function queryString(query: Record<string, unknown> = {}) {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    parameters.set(key, typeof value === "string" ? value : JSON.stringify(value));
  }
  return parameters.size > 0 ? `?${parameters}` : "";
}

function formData(body: Record<string, unknown>) {
  const form = new FormData();
  for (const [key, value] of Object.entries(body)) {
    const name = Array.isArray(value) ? `${key}[]` : key;
    for (const item of [value].flat()) {
      if (item !== undefined)
        form.append(name, item instanceof Blob || typeof item === "string" ? item : JSON.stringify(item));
    }
  }
  return form;
}

async function errorFrom(response: Response) {
  const body = await response.json().catch(() => ({}));
  return new ApiError(response.status, body.code ?? "error", body.message ?? GENERAL_ERROR, body.errors);
}
