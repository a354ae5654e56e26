import { useEffect, useRef } from "react";
import { PERFORM_SYNC_PATH, PREPARE_SYNC_PATH } from "@inktvis/contract/page-paths/every-site";
import { PRIVACY_PATH } from "@inktvis/contract/page-paths/organization";
import { Button } from "#ui/button.tsx";
import { CONTENT_ID } from "../page-focus.ts";
import { SiteLink, usePath } from "../site-link.tsx";
import { chooseConsent, useConsent } from "./consent.ts";
import type { ConsentChoice } from "./consent-cookie.ts";

function choose(choice: ConsentChoice) {
  chooseConsent(choice);
  // The focused button was removed.
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}

/**
 * Asks once; nothing is measured before, and refusing is as easy as consenting. It takes its own room above the page
 * and never covers it, and is rendered by the server, so that the layout does not shift.
 */
export function ConsentPanel() {
  const consent = useConsent();
  const isHandOver = [PREPARE_SYNC_PATH, PERFORM_SYNC_PATH].includes(usePath());
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (consent === "asked again") panel.current?.focus();
  }, [consent]);
  // A hand-over page may carry a choice, so it does not ask.
  if (isHandOver) return null;
  if (consent !== "unset" && consent !== "asked again") return null;
  return (
    <section
      aria-labelledby="consent-title"
      className="consent-panel border-b border-hairline bg-sunken"
      ref={panel}
      tabIndex={-1}
    >
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-3">
        <div className="max-w-2xl">
          <h2 className="text-lg" id="consent-title">
            Mogen we meetellen?
          </h2>
          <p className="text-sm text-ink-soft">
            We tellen graag welke pagina’s gelezen worden, zelf en zonder derden. Lees meer in onze{" "}
            <SiteLink className="link" path={PRIVACY_PATH} site="organization">
              privacyverklaring
            </SiteLink>
            .
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1 max-sm:*:px-2">
          <Button look="secondary" onClick={() => choose("accepted")}>
            Ja, tel mee
          </Button>
          <Button look="secondary" onClick={() => choose("declined")}>
            Nee, liever niet
          </Button>
        </div>
      </div>
    </section>
  );
}
