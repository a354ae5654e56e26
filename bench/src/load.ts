import { request as ask } from "node:http";
import { buffer } from "node:stream/consumers";
import autocannon from "autocannon";

/** The encodings that clients accept: browsers both, older programs only gzip, simple ones none. */
const ENCODINGS = { brotli: "gzip, deflate, br, zstd", gzip: "gzip", none: "identity" } as const;
export type Encoding = keyof typeof ENCODINGS;

export interface LoadRequest {
  url: string;
  /** Paths to request in turn, instead of the path of `url`. */
  requests?: { path: string }[];
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
}
export interface LoadResult {
  requests: number;
  perSecond: number;
  /** Milliseconds. */
  p95: number;
}

/** The same request, from a client that accepts an encoding. */
export const inEncoding = (request: LoadRequest, encoding: Encoding): LoadRequest => ({
  ...request,
  headers: { ...request.headers, "accept-encoding": ENCODINGS[encoding] },
});

/** The size of the body of one response as it is sent, in bytes. */
export async function sizeOf({ url, method = "GET", headers = {}, body }: LoadRequest): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const sent = ask(url, { method, headers }, (response) => void buffer(response).then(resolve, reject));
  sent.once("error", reject);
  sent.end(body);
  return (await promise).length;
}

/** Ten connections, for a duration or a number of requests. Any status but 2xx fails the bench. */
export async function load(
  request: LoadRequest,
  amount: { duration: number } | { amount: number },
): Promise<LoadResult> {
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((done, failed) => {
    const run = autocannon({ ...request, ...amount, connections: 10 }, (error: unknown, outcome) =>
      error ? failed(error) : done(outcome),
    );
    run.on("response", (_client, _status, _bytes, time) => times.push(time));
  });
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${request.url}: ${result.non2xx} refusals and ${result.errors} errors under load`);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return {
    requests: times.length,
    perSecond: times.length / result.duration,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
  };
}
