import { messages } from "./messages.nl.ts";

/** The message where JavaScript is off. */
export const NeedsScript = () => (
  <noscript>
    <p className="notice notice-failed">{messages.needsScript}</p>
  </noscript>
);
