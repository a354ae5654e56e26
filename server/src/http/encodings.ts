import type { IncomingMessage } from "node:http";

/** Whether a client accepts a response in this encoding: `gzip;q=0` says that it does not. */
export function accepts({ headers }: IncomingMessage, encoding: "br" | "gzip") {
  const listed = (headers["accept-encoding"] ?? "").split(",");
  return listed.some((part) => {
    const [name = "", ...parameters] = part
      .toLowerCase()
      .split(";")
      .map((word) => word.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
