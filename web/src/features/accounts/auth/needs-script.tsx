import { authMessages } from "./messages.nl.ts";

/** The message where JavaScript is off. */
export const NeedsScript = () => (
  <noscript>
    <p className="notice notice-failed">{authMessages.needsScript}</p>
  </noscript>
);
