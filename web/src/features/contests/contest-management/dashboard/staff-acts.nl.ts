import type { ManagingAct, StaffAct } from "@inktvis/contract/features/contests/managing-acts";

interface About extends Pick<StaffAct, "juror" | "state"> {
  /** The title in quotes, or words that say that the entry was deleted. */
  entry: string;
}

const stateSentences: Record<NonNullable<StaffAct["state"]>, (entry: string) => string> = {
  none: (entry) => `maakte van ${entry} weer een gewone inzending`,
  winner: (entry) => `maakte ${entry} winnaar`,
  mention: (entry) => `gaf ${entry} een eervolle vermelding`,
  shortlist: (entry) => `zette ${entry} op de shortlist`,
  invalid: (entry) => `verklaarde ${entry} ongeldig`,
};

const acts: Record<ManagingAct, (about: About) => string> = {
  update: () => "wijzigde de instellingen",
  delete: () => "verwijderde de wedstrijd",
  publish: () => "publiceerde de wedstrijd",
  unpublish: () => "haalde de wedstrijd van de site",
  end: () => "beëindigde de wedstrijd",
  "set-state": ({ entry, state }) => stateSentences[state ?? "none"](entry),
  "update-feedback": ({ entry, juror }) =>
    juror ? `wijzigde wat ${juror} schreef over ${entry}` : `wijzigde de feedback bij ${entry}`,
  "reopen-entry": ({ entry }) => `gaf ${entry} terug aan wie het schreef`,
  "invite-jury": () => "nodigde juryleden uit",
  "invite-participants": () => "nodigde deelnemers uit",
  "delete-invitation": () => "trok een uitnodiging in",
  "assign-juror": ({ juror }) => `gaf ${juror ?? "een jurylid"} een andere leeftijdscategorie`,
  "remove-juror": ({ juror }) => `haalde ${juror ?? "iemand"} uit de jury`,
  "use-entrants": () => "nodigde je inzenders uit voor een andere wedstrijd",
  "export-csv": () => "downloadde de inzendingen met de gegevens van de deelnemers",
  "export-pdf": () => "downloadde het boekje met de gegevens van de deelnemers",
  "save-result": () => "wijzigde de uitslag",
  "release-result": () => "maakte de uitslag bekend",
  "withdraw-result": () => "haalde de uitslag van de site",
  "send-message": () => "stuurde een bericht; je leest het bij Berichten",
  "remind-juror": ({ juror }) => `herinnerde ${juror ?? "een jurylid"} aan de inzendingen`,
  reopen: () => "heropende de wedstrijd",
  "hand-over": () => "gaf de wedstrijd aan een andere organisator",
};

export const staffActsMessages = {
  title: "Wat medewerkers deden",
  help: "Wat iemand anders dan de organisator in deze wedstrijd wijzigde of eruit downloadde.",
  somebody: "Een vroegere medewerker",
  more: "Toon wat eerder gebeurde",
  because: (reason: string) => `Reden: ${reason}`,
  deletedEntry: "een inzending die er niet meer is",
  acts,
};
