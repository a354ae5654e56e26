import { useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { originOf, type SiteName } from "@inktvis/contract/sites";
import { api } from "#platform/api.ts";
import { useCurrentSite } from "#platform/site-link.tsx";
import { Button } from "#ui/button.tsx";
import { AuthOutcome, AuthPending } from "./auth-page.tsx";
import { useCallOnMount } from "./use-call.ts";
import {
  handOverSite,
  prepareAddress,
  storeAfterSyncAddress,
  syncTokenAddress,
  consumeAfterSyncAddress,
} from "./hand-over.ts";
import { removeFromAddress } from "./link-token.ts";
import { handOverMessages as messages } from "./hand-over.nl.ts";
import { authMessages } from "./messages.nl.ts";

/* Each step replaces the previous one in the history, so that the back button skips the hand-over. */

/** In an optional hand-over a step may fail: the visitor then continues to the page, which everybody may read. */
async function continueIfOptional(optional: string | undefined, step: () => Promise<void>) {
  try {
    await step();
  } catch (error) {
    if (!optional) throw error;
    location.replace(consumeAfterSyncAddress());
  }
}

/** `/auth/prepare-session-sync` of every site. */
export function PrepareSessionSync() {
  const { site, addresses } = useCurrentSite();
  const { path, query, optional } = useSearch({ strict: false });
  const step = useCallOnMount(async () => {
    storeAfterSyncAddress({ path, query });
    await continueIfOptional(optional, async () => {
      const { data } = await api.auth.syncSessionSigningToken();
      location.replace(syncTokenAddress(addresses, site, { ...data, optional }));
    });
  });
  return step.status === "failed" ? <HandOverFailed site={site} /> : <AuthPending title={messages.running(site)} />;
}

/**
 * `/auth/perform-session-sync` of every site. Without a token, as after a reload, it starts the hand-over again; when
 * the hand-over is optional it continues to the page instead.
 */
export function PerformSessionSync() {
  const { site, addresses } = useCurrentSite();
  const { syncToken, optional } = useSearch({ strict: false });
  const step = useCallOnMount(async () => {
    if (syncToken === undefined)
      return location.replace(optional ? consumeAfterSyncAddress() : prepareAddress(addresses, site));
    removeFromAddress("syncToken");
    await continueIfOptional(optional, async () => {
      await api.auth.syncSession({ body: { token: syncToken } });
      location.replace(consumeAfterSyncAddress());
    });
  });
  return step.status === "failed" ? <HandOverFailed site={site} /> : <AuthPending title={messages.running(site)} />;
}

/** `/session-sync-token` of the auth site, when its loader could not redirect because the hand-over failed. */
export function SyncTokenRefused() {
  const { siteName } = useSearch({ from: "/auth/session-sync-token" });
  useEffect(() => removeFromAddress("signingToken"), []);
  return <HandOverFailed site={handOverSite(siteName)} />;
}

function HandOverFailed({ site }: { site: SiteName | undefined }) {
  const { addresses } = useCurrentSite();
  const retryAddress = site ? prepareAddress(addresses, site) : originOf(addresses, "auth");
  return (
    <AuthOutcome message={messages.failed} title={messages.failedTitle}>
      <Button className="justify-self-start" onClick={() => location.replace(retryAddress)}>
        {authMessages.retry}
      </Button>
    </AuthOutcome>
  );
}
