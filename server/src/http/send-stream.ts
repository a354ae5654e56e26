import type { ServerResponse } from "node:http";
import type { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";

/**
 * Sends a stream as the response, through transforms. It is no error if the client is gone, already or before the end:
 * the rest of the stream is released, with what it holds (a file, a page that is being rendered).
 * @throws the error of the stream itself; the response is then cut off
 */
export async function sendStream(res: ServerResponse, content: Readable, ...through: Transform[]) {
  // `pipeline` refuses a response that is closed, and leaves the stream open.
  if (res.destroyed) {
    content.destroy();
    return;
  }
  await pipeline([content, ...through, res]).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  });
}
