import type { Access } from "#access.ts";

/**
 * Any zod schema. Structural on purpose: checking every schema against `z.ZodType` triples the time of type checking.
 */
export interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown };
}

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** One endpoint of the contract as data, independent of server and browser. */
export interface EndpointSpec {
  readonly method: Method;
  /** Below /api, parameters in braces: `/texts/{slug}`. */
  readonly path: `/${string}`;
  /** The required role. Permissions on a single item are a policy, returned as `me.can`. */
  readonly access: Access;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** JSON by default. */
  readonly accepts?: "multipart";
  /**
   * The signed address is the only authorisation: other servers call it too, so session, CSRF token and Origin are
   * ignored.
   */
  readonly signedAddress?: true;
  /** A POST that only reads: pages may call it while they are rendered, like a GET. */
  readonly changesNothing?: true;
  /** Polled by pages: no sign of activity, so it does not extend the session. */
  readonly background?: true;
  /**
   * In bytes; absent: the default of the API. A larger limit lets the rule for pictures refuse one with a Dutch
   * message.
   */
  readonly bodyLimit?: number;
  /**
   * The success response. Fields that it does not name are stripped. Absent: no body, or a stream when `produces` is
   * set.
   */
  readonly response?: Schema;
  readonly produces?: string;
  readonly status?: 200 | 201 | 202 | 204 | 205;
  /**
   * The handler may also return `EXPIRED`: 205 without a body, and the client returns `undefined`
   * (docs/product/enrolments.md#expiry).
   */
  readonly orEmpty?: 205;
}

/** What a handler of an endpoint with `orEmpty` may return instead of its response. */
export const EXPIRED = Symbol("expired");
type Expired = typeof EXPIRED;

/**
 * An endpoint with computed types: what a caller passes (Input), what a handler receives (Parsed) and returns (Result),
 * what a caller gets (Output), and the access.
 */
export interface Endpoint<Input = any, Parsed = any, Result = any, Output = any, Who = any> extends EndpointSpec {
  readonly "~types"?: { input: Input; parsed: Parsed; result: Result; output: Output; who: Who };
}

/** A tree of endpoints by name; the leaves are `endpoint(…)`. */
export type Contract = { readonly [name: string]: any };

type Parts = "params" | "query" | "body";
type InputOf<E, Part extends Parts> = E extends { readonly [P in Part]: infer S extends Schema }
  ? {} extends S["_zod"]["input"]
    ? { [P in Part]?: S["_zod"]["input"] }
    : { [P in Part]: S["_zod"]["input"] }
  : {};
type Input<E> = InputOf<E, "params"> & InputOf<E, "query"> & InputOf<E, "body">;
type Parsed<E> = {
  [Part in Parts as E extends { readonly [P in Part]: Schema } ? Part : never]: E extends {
    readonly [P in Part]: infer S extends Schema;
  }
    ? S["_zod"]["output"]
    : never;
};
type Streamed<E> = E extends { readonly produces: string } ? Response : void;
type OrElse<E, Other> = E extends { readonly orEmpty: 205 } ? Other : never;
type Output<E> =
  | (E extends { readonly response: infer S extends Schema } ? S["_zod"]["output"] : Streamed<E>)
  | OrElse<E, undefined>;
type Result<E> =
  | (E extends { readonly response: infer S extends Schema } ? S["_zod"]["input"] : Streamed<E>)
  | OrElse<E, Expired>;

export const endpoint = <const E extends EndpointSpec>(
  spec: E,
): Endpoint<Input<E>, Parsed<E>, Result<E>, Output<E>, E["access"]> => spec;

export const isEndpoint = (node: { method?: unknown; path?: unknown }): node is Endpoint =>
  typeof node.method === "string" && typeof node.path === "string";

/** All endpoints with their name as a path: `[["texts", "get"], endpoint]`. */
export function* endpointsOf(contract: Contract, name: string[] = []): Generator<[string[], Endpoint]> {
  for (const [key, node] of Object.entries(contract)) {
    if (isEndpoint(node)) yield [[...name, key], node];
    else yield* endpointsOf(node, [...name, key]);
  }
}

/**
 * The handlers of a contract. Only `public` endpoints may have a visitor, so their context is `Anyone`; all others get
 * `Member`.
 */
export type Handlers<C, Anyone, Member> = {
  readonly [Name in keyof C]: C[Name] extends Endpoint<any, infer P, infer R, any, infer Who>
    ? (args: P & { ctx: Who extends "public" ? Anyone : Member }) => R | Promise<R>
    : Handlers<C[Name], Anyone, Member>;
};
