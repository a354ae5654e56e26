import { get } from "node:http";
import { text } from "node:stream/consumers";

/**
 * A page without a browser and without following redirects. By address and Host header: browsers know names below
 * localhost, the resolver that Node asks does not everywhere.
 */
export const httpGet = (url: string) =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>((done, failed) => {
    const { host, port, pathname, search } = new URL(url);
    get({ host: "127.0.0.1", port, path: pathname + search, headers: { host } }, (answer) => {
      text(answer).then(
        (body) => done({ status: answer.statusCode ?? 0, headers: answer.headers, text: body }),
        failed,
      );
    }).on("error", failed);
  });
