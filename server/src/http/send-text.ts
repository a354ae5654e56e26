import type { ServerResponse } from "node:http";

export function sendText(res: ServerResponse, status: number, text: string, type = "text/plain; charset=utf-8") {
  res.statusCode = status;
  res.setHeader("content-type", type);
  res.end(text);
}

export function redirect(res: ServerResponse, status: 301 | 302 | 303, location: string) {
  res.statusCode = status;
  res.setHeader("location", location);
  res.setHeader("cache-control", "no-store");
  res.end();
}
