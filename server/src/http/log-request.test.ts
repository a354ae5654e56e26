import type { IncomingMessage } from "node:http";
import { readConfig } from "@inktvis/api/platform/config";
import type { Services } from "@inktvis/api/platform/context";
import { createLogger } from "@inktvis/api/platform/log";
import { COURSES_PATH } from "@inktvis/contract/page-paths/organization";
import { describe, expect, it } from "vitest";
import { logRequest } from "./log-request.ts";

/** The messages that requests of these paths, all unknown, leave in a log of this level. */
function messagesOf(level: string, paths: string[]) {
  const lines: string[] = [];
  const config = readConfig({ LOG_LEVEL: level });
  const log = createLogger(config, { write: (line) => void lines.push(line) });
  for (const url of paths) {
    const req = { method: "GET", url, headers: {}, socket: { remoteAddress: "81.82.83.84" } } as IncomingMessage;
    logRequest({ config, log } as Services, req, { status: 404, seconds: 0.01, requestId: "1" });
  }
  return lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
}

describe("a link that doubles the courses path", () => {
  const paths = ["/nergens", `${COURSES_PATH}${COURSES_PATH}/poezie?page=2`];

  it("has a log message of its own", () => {
    expect(messagesOf("info", paths)).toEqual(["request", "a link doubles the courses path"]);
  });

  it("is logged even when requests are not", () => {
    expect(messagesOf("warn", paths)).toEqual(["a link doubles the courses path"]);
  });
});
