import { useEffect } from "react";
import { PRIVACY_PATH } from "@inktvis/contract/page-paths/organization";
import { Button } from "#ui/button.tsx";
import { SiteLink } from "../site-link.tsx";
import { useStore } from "../store.ts";
import { chooseConsent, consent, lookUpConsent } from "./consent.ts";

/**
 * Asks once, at the bottom of the page; nothing is measured before, and saying no is as easy as saying yes. Sticky and not
 * fixed: it takes its own room at the end, so that everything can be scrolled out from under it.
 */
export function ConsentBanner() {
  const choice = useStore(consent);
  useEffect(lookUpConsent, []);
  if (choice !== "unset") return null;
  return (
    <section
      aria-labelledby="consent-title"
      className="consent-panel sticky bottom-3 z-40 max-lg:bottom-18 mx-auto my-3 max-lg:mb-18 grid w-[calc(100%-1.5rem)] max-w-2xl gap-3 rounded-2xl border border-hairline bg-raised p-4 shadow-xl sm:gap-4 sm:p-6"
    >
      <div>
        <h2 className="text-lg sm:text-xl" id="consent-title">
          Mogen we meetellen?
        </h2>
        <p className="mt-1 text-ink-soft max-sm:text-sm">
          We tellen graag welke pagina’s gelezen worden, zelf en zonder derden. Lees meer in onze{" "}
          <SiteLink className="link" path={PRIVACY_PATH} site="organization">
            privacyverklaring
          </SiteLink>
          .
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1 max-sm:*:px-2">
        <Button look="secondary" onClick={() => chooseConsent("accepted")}>
          Ja, tel mee
        </Button>
        <Button look="secondary" onClick={() => chooseConsent("declined")}>
          Nee, liever niet
        </Button>
      </div>
    </section>
  );
}
