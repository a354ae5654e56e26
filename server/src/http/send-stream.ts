import type { ServerResponse } from "node:http";
import type { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";

/**
 * Sends a stream as an answer, through others. A client that is gone, already or before the end, is no error: what is
 * left of the stream is let go, with what it holds (a file, a page that is being rendered).
 * @throws what the stream itself fails with; the answer is cut off then
 */
export async function sendStream(res: ServerResponse, content: Readable, ...through: Transform[]) {
  // `pipeline` refuses an answer that is closed, and leaves the stream open.
  if (res.destroyed) {
    content.destroy();
    return;
  }
  await pipeline([content, ...through, res]).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  });
}
