import type { IncomingMessage, ServerResponse } from "node:http";

/** What every part of the server takes a request with. `pathname` and `search` as sent, `requestId` for the logs. */
export interface Incoming {
  req: IncomingMessage;
  res: ServerResponse;
  pathname: string;
  search: string;
  requestId: string;
}

export function answerText(res: ServerResponse, status: number, text: string, type = "text/plain; charset=utf-8") {
  res.statusCode = status;
  res.setHeader("content-type", type);
  res.end(text);
}

export function redirect(res: ServerResponse, status: 301 | 302, location: string) {
  res.statusCode = status;
  res.setHeader("location", location);
  res.setHeader("cache-control", "no-store");
  res.end();
}
