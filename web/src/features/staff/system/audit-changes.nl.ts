import { TYPE_NAMES } from "../resources/article-types.nl.ts";
import { contentCopy } from "../resources/content.nl.ts";
import { landingCopy } from "../resources/landing/landing.nl.ts";

/** The names of the audit log, in addition to the labels of fields. */
export const changeCopy = {
  nothing: "niets",
  fields: {
    type: "Soort",
    private: "Privé",
    organizer: "Organisator",
    x: "van links, in procent",
    y: "van boven, in procent",
    takenDownAt: "Weggehaald",
    takenDownBecause: "Reden",
    entry: "Inzending",
    juror: "Jurylid",
    invitation: "Uitnodiging",
    sent: "Verstuurde mails",
    endedAt: "Afgelopen",
    archivedAt: "Gearchiveerd",
    resultReleasedAt: "Uitslag bekendgemaakt",
    hasSecondFactor: "Tweede stap",
    section: "Kopje",
  } as Readonly<Record<string, string>>,
  values: {
    type: { ...TYPE_NAMES, open: "open voor iedereen", closed: "voor wie uitgenodigd is" },
    kind: {
      ...contentCopy.kinds,
      ...Object.fromEntries(Object.entries(landingCopy.kinds).map(([kind, { name }]) => [kind, name])),
    },
    state: {
      none: "geen",
      winner: "winnaar",
      mention: "eervolle vermelding",
      shortlist: "shortlist",
      invalid: "ongeldig",
    },
    mode: { interactive: "op deze site", display: "elders" },
    invitation: { jury: "in de jury", participant: "om deel te nemen" },
    appeal: { open: "wacht", upheld: "afgewezen", overturned: "gelijk gekregen" },
  },
};
