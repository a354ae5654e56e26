import { createIsomorphicFn } from "@tanstack/react-start";
import { requestContext } from "./current-site.ts";

/** The nonce of the scripts and styles of a response; the router in the browser reads it from the document. */
export const cspNonce = createIsomorphicFn()
  .server((): string | undefined => requestContext().nonce)
  .client((): string | undefined => undefined);
