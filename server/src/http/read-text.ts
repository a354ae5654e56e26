import type { IncomingMessage } from "node:http";

/**
 * The body of a request as text; undefined when it is larger than allowed, or when its client is gone. The request is
 * not destroyed in that case, because the response and the log line still need the socket.
 */
export async function readText(req: IncomingMessage, maxBytes: number) {
  let text = "";
  try {
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      text += String(chunk);
      if (text.length > maxBytes) return undefined;
    }
  } catch (error) {
    if (req.errored) return undefined;
    throw error;
  }
  return text;
}
