import { useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { originOf, type SiteName } from "@inktvis/contract/sites";
import { api } from "#platform/api.ts";
import { useCurrentSite } from "#platform/site-link.tsx";
import { Button } from "#ui/button.tsx";
import { AuthOutcome, AuthPending } from "./auth-page.tsx";
import { useEntryCall } from "./entry-call.ts";
import { handOverSite, prepareAddress, rememberAfterSync, syncTokenAddress, takeAfterSync } from "./hand-over.ts";
import { takeOutOfAddress } from "./link-token.ts";
import { handOverMessages as messages } from "./hand-over.nl.ts";
import { authMessages } from "./messages.nl.ts";

/* Every step replaces the one before it in the history, so that Back leads to where somebody came from. */

/** What fails is no reason to stop somebody on their way to a page that everybody may read. */
async function orGoOn(optional: string | undefined, step: () => Promise<void>) {
  try {
    await step();
  } catch (error) {
    if (!optional) throw error;
    location.replace(takeAfterSync());
  }
}

/** `/auth/prepare-session-sync` of every site. */
export function PrepareSessionSync() {
  const { site, addresses } = useCurrentSite();
  const { path, query, optional } = useSearch({ strict: false });
  const step = useEntryCall(async () => {
    rememberAfterSync({ path, query });
    await orGoOn(optional, async () => {
      const { data } = await api.auth.syncSessionSigningToken();
      location.replace(syncTokenAddress(addresses, site, { ...data, optional }));
    });
  });
  return step.status === "failed" ? <HandOverFailed site={site} /> : <AuthPending title={messages.running(site)} />;
}

/**
 * `/auth/perform-session-sync` of every site. Without a token, loaded anew after it failed, it begins again; unless
 * there is nothing to take over.
 */
export function PerformSessionSync() {
  const { site, addresses } = useCurrentSite();
  const { syncToken, optional } = useSearch({ strict: false });
  const step = useEntryCall(async () => {
    if (syncToken === undefined) return location.replace(optional ? takeAfterSync() : prepareAddress(addresses, site));
    takeOutOfAddress("syncToken");
    await orGoOn(optional, async () => {
      await api.auth.syncSession({ body: { token: syncToken } });
      location.replace(takeAfterSync());
    });
  });
  return step.status === "failed" ? <HandOverFailed site={site} /> : <AuthPending title={messages.running(site)} />;
}

/** `/session-sync-token` of the auth site, for who could not be sent on. */
export function SyncTokenRefused() {
  const { siteName } = useSearch({ from: "/auth/session-sync-token" });
  useEffect(() => takeOutOfAddress("signingToken"), []);
  return <HandOverFailed site={handOverSite(siteName)} />;
}

function HandOverFailed({ site }: { site: SiteName | undefined }) {
  const { addresses } = useCurrentSite();
  const again = site ? prepareAddress(addresses, site) : originOf(addresses, "auth");
  return (
    <AuthOutcome message={messages.failed} title={messages.failedTitle}>
      <Button className="justify-self-start" onClick={() => location.replace(again)}>
        {authMessages.retry}
      </Button>
    </AuthOutcome>
  );
}
