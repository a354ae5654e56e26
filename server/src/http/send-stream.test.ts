import { once } from "node:events";
import { createServer, get, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { PassThrough, Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sendStream } from "./send-stream.ts";

const server = createServer();
beforeEach(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

/** Sends a request, and returns it with its pending response. */
async function ask() {
  const request = get({ port: (server.address() as AddressInfo).port, host: "127.0.0.1", agent: false });
  // A client that disconnects is no error here.
  request.on("error", () => undefined);
  const [, res] = (await once(server, "request")) as [unknown, ServerResponse];
  return { request, res };
}
/** A page of which only the first piece is available, and whether its stream was released. */
function aPage() {
  let isCancelled = false;
  const page = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from("<p>Het regende.</p>")),
    cancel: () => void (isCancelled = true),
  });
  return { content: Readable.fromWeb(page as NodeReadableStream), isCancelled: () => isCancelled };
}

describe("a streamed response", () => {
  it("arrives whole", async () => {
    const { request, res } = await ask();
    const [[answer]] = await Promise.all([
      once(request, "response"),
      sendStream(res, Readable.from(["Eb ", "en vloed"]), new PassThrough()),
    ]);
    expect((await buffer(answer)).toString()).toBe("Eb en vloed");
  });

  it("is released when its client is gone before it begins", async () => {
    const { request, res } = await ask();
    request.destroy();
    await once(res, "close");
    const { content, isCancelled } = aPage();
    await sendStream(res, content, new PassThrough());
    expect(isCancelled()).toBe(true);
  });

  it("is released when its client disconnects before the end", async () => {
    const { request, res } = await ask();
    const { content, isCancelled } = aPage();
    const sending = sendStream(res, content, new PassThrough());
    await once(request, "response");
    request.destroy();
    await sending;
    expect(isCancelled()).toBe(true);
  });

  it("is cut off when the stream fails, and the error is thrown", async () => {
    const { res } = await ask();
    const content = new Readable({ read: () => void content.destroy(new Error("de schijf is weg")) });
    await expect(sendStream(res, content)).rejects.toThrow("de schijf is weg");
    expect(res.destroyed).toBe(true);
  });
});
