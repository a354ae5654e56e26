import { createIsomorphicFn } from "@tanstack/react-start";
import { requestContext } from "./current-site.ts";

/** Scripts and styles of the answer carry it; the browser's router reads it back from the document by itself. */
export const cspNonce = createIsomorphicFn()
  .server((): string | undefined => requestContext().nonce)
  .client((): string | undefined => undefined);
