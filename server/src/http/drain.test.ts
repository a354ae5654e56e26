import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ARRIVES_WITHIN_MS, createDrain, PATIENCE_MS } from "./drain.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

/** A server that is told to stop while it is receiving an upload, of which a part has arrived. */
async function stoppingDuringUpload() {
  const server = createServer((req, res) => {
    text(req).then(
      (body) => res.end(`kreeg ${body}`),
      () => undefined,
    );
  });
  const drain = createDrain(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const upload = request({ host: "127.0.0.1", port, method: "POST", agent: false });
  upload.write("een ");
  await once(server, "request");
  const stopped = drain.stop(0);
  while (server.listening) await setImmediate();
  return { upload, stopped };
}

describe("a process that is told to stop (docs/operations/upgrading.md#in-order)", () => {
  it("still answers an upload that takes as long as allowed", async () => {
    const { upload, stopped } = await stoppingDuringUpload();
    const answered = once(upload, "response");
    await vi.advanceTimersByTimeAsync(ARRIVES_WITHIN_MS);
    upload.end("foto");
    const [answer] = await answered;
    expect(await text(answer)).toBe("kreeg een foto");
    await vi.advanceTimersByTimeAsync(1000);
    await stopped;
  });

  it("closes connections that take longer than allowed", async () => {
    const { upload, stopped } = await stoppingDuringUpload();
    const cut = once(upload, "error");
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect((await cut)[0]).toMatchObject({ code: "ECONNRESET" });
    await stopped;
  });
});
