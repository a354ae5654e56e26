import type { ManagingAct } from "@inktvis/contract/features/contests";

export const staffActsMessages = {
  title: "Wat medewerkers deden",
  help: "Wat iemand anders dan de organisator in deze wedstrijd wijzigde, of eruit meenam.",
  somebody: "Een vroegere medewerker",
  more: "Toon wat eerder gebeurde",
  acts: {
    update: () => "wijzigde de instellingen",
    delete: () => "verwijderde de wedstrijd",
    publish: () => "publiceerde de wedstrijd",
    unpublish: () => "haalde de wedstrijd van de site",
    end: () => "beëindigde de wedstrijd",
    "set-state": (about) => `wijzigde de toestand van ‘${about}’`,
    "update-feedback": (about) => `wijzigde de feedback bij ‘${about}’`,
    "reopen-entry": (about) => `gaf ‘${about}’ terug aan wie het schreef`,
    "invite-jury": () => "nodigde juryleden uit",
    "invite-participants": () => "nodigde deelnemers uit",
    "delete-invitation": () => "trok een uitnodiging in",
    "assign-juror": (about) => `gaf jurylid ${about} een andere leeftijdscategorie`,
    "remove-juror": (about) => `haalde ${about} uit de jury`,
    "use-entrants": () => "nodigde je inzenders uit voor een andere wedstrijd",
    "export-csv": () => "downloadde de inzendingen met de gegevens van de deelnemers",
    "export-pdf": () => "downloadde het boekje met de gegevens van de deelnemers",
  } satisfies Record<ManagingAct, (about: string) => string> as Record<ManagingAct, (about: string) => string>,
  /** Of what was erased since. */
  unknown: "iets dat er niet meer is",
};
