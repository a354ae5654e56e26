import type { OutgoingHttpHeaders } from "node:http";
import type { SiteName } from "@inktvis/contract/sites";
import { apiOriginOf, originOf } from "@inktvis/contract/sites";
import type { Services } from "#platform/context.ts";
import { startSession, startSignIn } from "#platform/sessions/session-store.ts";

export interface TestResponse {
  status: number;
  headers: Record<string, unknown>;
  /** The parsed JSON, undefined without a body. */
  body: any;
  text: string;
  /** The raw body. */
  bytes: Buffer;
}
interface CallOptions {
  body?: unknown;
  /** Overrides the headers of a browser on that site; undefined removes a header. */
  headers?: Record<string, string | undefined>;
  /** The client's network address. */
  address?: string;
}

interface SentRequest {
  method: "GET";
  remoteAddress: string;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}
interface Answer {
  statusCode: number;
  headers: OutgoingHttpHeaders;
  body: string;
  rawPayload: Buffer;
}
/** The target of a browser's requests: the API of a test, or other processes. */
export interface Served {
  app: { inject: (request: SentRequest) => Promise<Answer> };
}

/** The site that serves a path: staff endpoints work on the staff site only. */
export const siteOfPath = (path: string): SiteName => (path.startsWith("/staff/") ? "staff" : "community");

/** A browser: one cookie per site, CSRF tokens, and HTTP calls to the API. */
export class TestBrowser {
  readonly cookies = new Map<SiteName, string>();
  readonly #csrfTokens = new Map<string | undefined, string>();
  readonly #api: Served;
  readonly #services: Services;
  constructor(api: Served, services: Services) {
    this.#api = api;
    this.#services = services;
  }

  /** The same cookies, connected to another process. */
  through(api: Served) {
    const other = new TestBrowser(api, this.#services);
    for (const [site, cookie] of this.cookies) other.cookies.set(site, cookie);
    return other;
  }

  get = (path: string, site: SiteName = siteOfPath(path), options: CallOptions = {}) =>
    this.send("GET", path, site, options);
  post = (path: string, body: unknown = {}, site: SiteName = siteOfPath(path)) => this.change("POST", path, body, site);
  put = (path: string, body: unknown = {}, site: SiteName = siteOfPath(path)) => this.change("PUT", path, body, site);
  delete = (path: string, site: SiteName = siteOfPath(path)) => this.change("DELETE", path, {}, site);

  /** Cached per cookie, as pages do. */
  async csrfToken(site: SiteName) {
    const known = this.#csrfTokens.get(this.cookies.get(site));
    if (known) return known;
    const token = (await this.get("/csrf-token", site)).body.data.token as string;
    this.#csrfTokens.set(this.cookies.get(site), token);
    return token;
  }

  /** A change as pages send it: PUT and DELETE as POST with `_method`. */
  async change(method: "POST" | "PUT" | "DELETE", path: string, body: unknown, site: SiteName) {
    const token = await this.csrfToken(site);
    const payload = method === "POST" || typeof body !== "object" ? body : { ...body, _method: method };
    return this.send("POST", path, site, { body: payload, headers: { "x-csrf-token": token } });
  }

  upload(path: string, file: File, site: SiteName = "community") {
    const form = new FormData();
    form.append("file", file);
    return this.sendForm(path, form, site);
  }

  /** A multipart form, as pages send files. */
  async sendForm(path: string, form: FormData, site: SiteName = "community") {
    const request = new Request("http://x", { method: "POST", body: form });
    return this.send("POST", path, site, {
      body: Buffer.from(await request.arrayBuffer()),
      headers: {
        "content-type": request.headers.get("content-type") ?? "",
        "x-csrf-token": await this.csrfToken(site),
      },
    });
  }

  /** A raw request. */
  async send(
    method: string,
    path: string,
    site: SiteName,
    { body, headers = {}, address = "127.0.0.1" }: CallOptions = {},
  ): Promise<TestResponse> {
    const { sites } = this.#services.config;
    const cookie = this.cookies.get(site);
    const all: Record<string, string | undefined> = {
      host: new URL(apiOriginOf(sites, site)).host,
      origin: originOf(sites, site),
      ...(cookie && { cookie }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    };
    const response = await this.#api.app.inject({
      method: method as "GET",
      remoteAddress: address,
      url: path.startsWith("/api") ? path : `/api${path}`,
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Record<
        string,
        string
      >,
      ...(body !== undefined && {
        payload: Buffer.isBuffer(body) || typeof body === "string" ? body : JSON.stringify(body),
      }),
    });
    const set = response.headers["set-cookie"];
    if (set) this.cookies.set(site, String(set).split(";")[0] ?? "");
    const isJson = String(response.headers["content-type"]).startsWith("application/json") && response.body !== "";
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      bytes: response.rawPayload,
      body: isJson ? JSON.parse(response.body) : undefined,
    };
  }

  /** Creates a sign-in directly, without the sign-in pages (those have tests of their own). */
  async signInAs(userId: string, sites: readonly SiteName[] = ["community", "staff"]) {
    const { db, clock } = this.#services;
    await db.transaction().execute(async (tx) => {
      const now = clock.now();
      const signIn = await startSignIn(tx, userId, "test", now);
      for (const site of sites)
        this.cookies.set(site, `inktvis_session=${(await startSession(tx, signIn.id, site, now)).token}`);
    });
    return this;
  }
}
