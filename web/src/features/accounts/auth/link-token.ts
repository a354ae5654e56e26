import { useEffect, useState } from "react";

const STATE_KEY = "linkToken";

/** Removes a search parameter from the address bar, and adds `state` to the history entry. */
export function removeFromAddress(parameter: string, state: Record<string, unknown> = {}) {
  const address = new URL(location.href);
  address.searchParams.delete(parameter);
  history.replaceState({ ...(history.state as object | null), ...state }, "", address.pathname + address.search);
}

/**
 * The token of a link in a mail. It is moved at once from the address, which others may see, to the state of the
 * history entry, so that a reload still works. `isReady` is false until the browser has read that state.
 */
export function useLinkToken(inAddress: string | undefined) {
  const [link, setLink] = useState({ isReady: inAddress !== undefined, token: inAddress });
  useEffect(() => {
    if (link.token !== undefined) return removeFromAddress("token", { [STATE_KEY]: link.token });
    const stored = (history.state as Record<string, unknown> | null)?.[STATE_KEY];
    setLink({ isReady: true, token: typeof stored === "string" ? stored : undefined });
    // Only on mount: afterwards the address has no token.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return link;
}
