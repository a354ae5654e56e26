import { describe, expect, it } from "vitest";
import * as z from "zod";
import { ApiError } from "./client.ts";
import { endpoint } from "./endpoint.ts";
import { networkClient } from "./network-client.ts";

const anything = z.record(z.string(), z.unknown());
const routes = {
  read: endpoint({
    method: "GET",
    path: "/teksten/{slug}/{deel}",
    access: "public",
    summary: "",
    params: anything,
    query: anything,
    response: anything,
  }),
  make: endpoint({
    method: "POST",
    path: "/teksten",
    access: "member",
    summary: "",
    body: anything,
    response: anything,
  }),
  put: endpoint({ method: "PUT", path: "/teksten", access: "member", summary: "", body: anything, status: 204 }),
  patch: endpoint({ method: "PATCH", path: "/teksten", access: "member", summary: "", body: anything, status: 205 }),
  remove: endpoint({ method: "DELETE", path: "/teksten", access: "member", summary: "", status: 204 }),
  upload: endpoint({
    method: "PUT",
    path: "/beelden",
    access: "member",
    summary: "",
    accepts: "multipart",
    body: anything,
    status: 204,
  }),
  download: endpoint({ method: "GET", path: "/zip", access: "member", summary: "", produces: "application/zip" }),
};

/** A client with a fixed response, which records requests and reported errors. */
function aClient(answer: () => Response | Promise<Response> = () => Response.json({})) {
  const sent: Request[] = [];
  const reported: ApiError[] = [];
  const quiet: (boolean | undefined)[] = [];
  let tokens = 0;
  const api = networkClient<typeof routes>(routes, {
    url: "http://api.x.localhost/api",
    csrfToken: async () => `code-${++tokens}`,
    onError: (error, _route, options) => reported.push(error) && quiet.push(options.quiet),
    fetch: async (request, options) => {
      sent.push(request);
      quiet.push(options.quiet);
      return answer();
    },
  });
  return { api, sent, reported, quiet, tokens: () => tokens };
}
const empty = (status: number) => () => new Response(null, { status });
const refusalOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe("requests", () => {
  it("use GET without a body and without a CSRF token for reads", async () => {
    const { api, sent, tokens } = aClient();
    await api.read({ params: { slug: "één/twee?", deel: 2 } });
    const [request] = sent;
    expect(request).toMatchObject({ method: "GET", credentials: "include" });
    expect(request?.url).toBe("http://api.x.localhost/api/teksten/%C3%A9%C3%A9n%2Ftwee%3F/2");
    expect(request?.headers.get("accept")).toBe("application/json");
    expect([request?.headers.get("x-csrf-token"), request?.body, tokens()]).toEqual([null, null, 0]);
  });

  it("serialise query values, and omit absent ones", async () => {
    const { api, sent } = aClient();
    const query = { page: 2, q: "a&b c", open: true, ids: [1, 2], nothing: null, absent: undefined, empty: "" };
    await api.read({ params: { slug: "a", deel: "b" }, query });
    expect(Object.fromEntries(new URL(sent[0]?.url ?? "").searchParams)).toEqual({
      page: "2",
      q: "a&b c",
      open: "true",
      ids: "[1,2]",
      empty: "",
    });
  });

  it("post JSON with a fresh CSRF token, and an empty object without a body", async () => {
    const { api, sent } = aClient();
    await api.make({ body: { title: "Zee", genres: [1] } });
    await api.make({ body: {} });
    expect(await sent[0]?.json()).toEqual({ title: "Zee", genres: [1] });
    expect(await sent[1]?.json()).toEqual({});
    expect(
      sent.map(({ method, headers }) => [method, headers.get("x-csrf-token"), headers.get("content-type")]),
    ).toEqual([
      ["POST", "code-1", "application/json"],
      ["POST", "code-2", "application/json"],
    ]);
  });

  it("send PUT, PATCH and DELETE as POST with _method", async () => {
    const { api, sent } = aClient(empty(204));
    await api.put({ body: { title: "Zee", _method: "GET" } });
    await api.patch({ body: {} });
    await api.remove();
    expect(sent.map(({ method }) => method)).toEqual(["POST", "POST", "POST"]);
    expect(await Promise.all(sent.map((request) => request.json()))).toEqual([
      { title: "Zee", _method: "PUT" },
      { _method: "PATCH" },
      { _method: "DELETE" },
    ]);
  });

  it("send multipart forms with files, lists as `name[]`, and the method override", async () => {
    const { api, sent } = aClient(empty(204));
    const file = new File(["inkt"], "zee.png", { type: "image/png" });
    await api.upload({ body: { file, tags: ["a", "b"], ids: [1], size: 3, none: undefined } });
    const [request] = sent;
    expect(request?.headers.get("content-type")).toMatch(/^multipart\/form-data; boundary=/);
    const form = (await request?.formData()) ?? new FormData();
    expect([...form.keys()]).toEqual(["file", "tags[]", "tags[]", "ids[]", "size", "_method"]);
    expect(form.getAll("tags[]")).toEqual(["a", "b"]);
    expect([form.get("ids[]"), form.get("size"), form.get("_method")]).toEqual(["1", "3", "PUT"]);
    const sentFile = form.get("file") as File;
    expect([sentFile.name, sentFile.type, await sentFile.text()]).toEqual(["zee.png", "image/png", "inkt"]);
  });
});

describe("responses", () => {
  it.each([204, 205])("are undefined for a %i", async (status) => {
    expect(await aClient(empty(status)).api.patch({ body: {} })).toBeUndefined();
  });

  it("are parsed JSON, or the whole response otherwise", async () => {
    const json = aClient(() => Response.json({ data: 1 }, { status: 201 }));
    expect(await json.api.make({ body: {} })).toEqual({ data: 1 });
    const stream = aClient(() => new Response("PK", { headers: { "content-type": "application/zip" } }));
    expect(await (await stream.api.download()).text()).toBe("PK");
  });
});

describe("errors", () => {
  it("have status, code, message and fields of the API, and are reported", async () => {
    const errors = { title: ["Titel is verplicht."] };
    const { api, reported } = aClient(() =>
      Response.json({ message: "Kijk de velden na.", code: "invalid", errors }, { status: 422 }),
    );
    const error = await refusalOf(api.make({ body: {} }));
    expect(error).toMatchObject({ status: 422, code: "invalid", message: "Kijk de velden na.", errors });
    expect(reported).toEqual([error]);
  });

  it("have a general message without JSON", async () => {
    const { api } = aClient(() => new Response("<h1>Bad gateway</h1>", { status: 502 }));
    expect(await refusalOf(api.make({ body: {} }))).toMatchObject({
      status: 502,
      code: "error",
      message: "Er ging iets fout. Probeer het later opnieuw.",
      errors: undefined,
    });
  });

  it("have status 0 and a cause without a response", async () => {
    const cause = new TypeError("fetch failed");
    const { api, reported } = aClient(() => Promise.reject(cause));
    const error = await refusalOf(api.make({ body: {} }));
    expect(error).toMatchObject({ status: 0, code: "no-answer", cause });
    expect(reported).toEqual([error]);
  });

  it("have status 0 when a response is cut off", async () => {
    const cut = () => new Response('{"data":', { headers: { "content-type": "application/json" } });
    expect(await refusalOf(aClient(cut).api.make({ body: {} }))).toMatchObject({ status: 0 });
  });

  it("of the CSRF request prevent the change", async () => {
    const refusal = new ApiError(429, "too-many", "Wacht even.");
    const sent: Request[] = [];
    const api = networkClient<typeof routes>(routes, {
      url: "http://x/api",
      csrfToken: () => Promise.reject(refusal),
      fetch: async (request) => {
        sent.push(request);
        return Response.json({});
      },
    });
    expect(await refusalOf(api.remove())).toBe(refusal);
    expect(sent).toEqual([]);
  });

  it("of an abort are rethrown and not reported", async () => {
    const stop = new AbortController();
    const { api, reported } = aClient(() => {
      stop.abort();
      throw stop.signal.reason;
    });
    await expect(api.make({ body: {} }, { signal: stop.signal })).rejects.toMatchObject({ name: "AbortError" });
    expect(reported).toEqual([]);
  });

  it("of a quiet call are reported with its options", async () => {
    const { api, quiet } = aClient(empty(500));
    await refusalOf(api.make({ body: {} }, { quiet: true }));
    await refusalOf(api.make({ body: {} }));
    expect(quiet).toEqual([true, true, undefined, undefined]);
  });

  it("pass the signal to the request", async () => {
    const stop = new AbortController();
    const { api, sent } = aClient();
    await api.make({ body: {} }, { signal: stop.signal });
    stop.abort();
    expect(sent[0]?.signal.aborted).toBe(true);
  });
});
