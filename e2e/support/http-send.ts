import { request } from "node:http";
import { text } from "node:stream/consumers";

interface Options {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/**
 * A request without a browser, which does not follow redirects. It connects to the loopback address with a Host header:
 * browsers resolve names below localhost, but the resolver of Node does not on every system.
 */
export const httpSend = (url: string, { method = "GET", headers = {}, body }: Options = {}) =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>((done, failed) => {
    const { host, port, pathname, search } = new URL(url);
    request({ method, host: "127.0.0.1", port, path: pathname + search, headers: { ...headers, host } }, (answer) => {
      text(answer).then(
        (content) => done({ status: answer.statusCode ?? 0, headers: answer.headers, text: content }),
        failed,
      );
    })
      .on("error", failed)
      .end(body);
  });
