import { type Contract, type Endpoint, isEndpoint } from "./endpoint.ts";

export interface CallOptions {
  /** The request outlives its page; browsers allow that for small bodies only. */
  keepalive?: boolean | undefined;
  signal?: AbortSignal | undefined;
  /** No loading bar, and errors go to the caller only, not to the page. */
  quiet?: boolean | undefined;
}
type Arguments<Input> = {} extends Input
  ? [input?: Input, options?: CallOptions]
  : [input: Input, options?: CallOptions];

/** The contract as functions: `api.texts.get({ params: { slug } })`. Rejects with an `ApiError`. */
export type Client<C> = {
  readonly [Name in keyof C]: C[Name] extends Endpoint<infer I, any, any, infer O>
    ? (...args: Arguments<I>) => Promise<O>
    : Client<C[Name]>;
};

export interface CallInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}
/** The part of an endpoint that a network call needs. */
export type Route = Pick<Endpoint, "method" | "path" | "accepts">;
export type Call<Leaf extends Route> = (
  endpoint: Leaf,
  input: CallInput,
  options: CallOptions,
  name: string[],
) => Promise<unknown>;

/** A client over any transport: HTTP in the browser, direct calls on the server. */
export function createClient<C extends Contract>(tree: Contract, call: Call<Endpoint>, name: string[] = []): Client<C> {
  const entries = Object.entries(tree).map(([key, node]) => {
    const path = [...name, key];
    if (!isEndpoint(node)) return [key, createClient(node, call, path)];
    return [key, (input: CallInput = {}, options: CallOptions = {}) => call(node, input, options, path)];
  });
  return Object.fromEntries(entries) as Client<C>;
}

/** The code of a 409 for a missing fresh proof; the page leads to the auth site and back. */
export const CONFIRM_FIRST = "confirm-first";
/** The code of a 403 for staff who signed in without the second step that the staff room requires. */
export const SECOND_FACTOR_DUE = "second-factor-due";

/** Field name (dotted for nested ones) → its messages. */
export type FieldErrors = Record<string, string[]>;

/** An error of the API over any transport. Status 0: no response. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** Stable and machine readable: `not-found`, `invalid`, … */
  readonly code: string;
  readonly errors: FieldErrors | undefined;
  constructor(status: number, code: string, message: string, errors?: FieldErrors, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}
