import { type Contract, type Endpoint, isEndpoint } from "./endpoint.ts";

export interface CallOptions {
  /** Goes on when its page is left; the browser allows that for small bodies only. */
  keepalive?: boolean | undefined;
  signal?: AbortSignal | undefined;
  /** Nobody waits for it: no loading bar, and a refusal is told to the caller alone, instead of to who reads the page. */
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
/** The few facts of an endpoint that calling it over the network takes. */
export type Route = Pick<Endpoint, "method" | "path" | "accepts">;
export type Call<Leaf extends Route> = (
  endpoint: Leaf,
  input: CallInput,
  options: CallOptions,
  name: string[],
) => Promise<unknown>;

/** A client over any way of calling: the network in the browser, the handlers themselves on the server. */
export function createClient<C extends Contract>(tree: Contract, call: Call<Endpoint>, name: string[] = []): Client<C> {
  const entries = Object.entries(tree).map(([key, node]) => {
    const here = [...name, key];
    if (!isEndpoint(node)) return [key, createClient(node, call, here)];
    return [key, (input: CallInput = {}, options: CallOptions = {}) => call(node, input, options, here)];
  });
  return Object.fromEntries(entries) as Client<C>;
}

/** The code of a 409 to somebody who has to prove once more that it is them; its page leads there and back. */
export const CONFIRM_FIRST = "confirm-first";
/** The code of a refusal to staff whose sign-in was made without the second step that the staff room asks. */
export const SECOND_FACTOR_DUE = "second-factor-due";

/** Field name (dotted for nested ones) → its messages. */
export type FieldErrors = Record<string, string[]>;

/** A refusal of the API, wherever it was called from. Status 0: no answer came. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** Stable and machine readable: `not-found`, `validation`, … */
  readonly code: string;
  readonly errors: FieldErrors | undefined;
  constructor(status: number, code: string, message: string, errors?: FieldErrors, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}
