import { useEffect, useState } from "react";

const STATE_KEY = "linkToken";

/** Takes search parameters out of the address that is shown, and puts `state` beside it in the history. */
export function takeOutOfAddress(parameter: string, state: Record<string, unknown> = {}) {
  const address = new URL(location.href);
  address.searchParams.delete(parameter);
  history.replaceState({ ...(history.state as object | null), ...state }, "", address.pathname + address.search);
}

/**
 * The token of a mail's link. It leaves the address at once, where others could read it, for the entry in this tab's
 * history, so that loading the page anew still works. Not `known` until the browser has looked there.
 */
export function useLinkToken(inAddress: string | undefined) {
  const [link, setLink] = useState({ known: inAddress !== undefined, token: inAddress });
  useEffect(() => {
    if (link.token !== undefined) return takeOutOfAddress("token", { [STATE_KEY]: link.token });
    const kept = (history.state as Record<string, unknown> | null)?.[STATE_KEY];
    setLink({ known: true, token: typeof kept === "string" ? kept : undefined });
    // Only on entry: the address that is left behind has no token any more.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return link;
}
