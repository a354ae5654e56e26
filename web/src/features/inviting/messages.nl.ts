import { people } from "#features/management/send-dialog.nl.ts";

/** The texts of pages with invitations, whatever people are invited to. */
export const invitingMessages = {
  email: "E-mailadres",
  sentAt: "Verstuurd",
  actions: "Acties",
  to: (email: string) => ` naar ${email}`,
  of: (email: string) => ` (de uitnodiging van ${email})`,
  delete: "Trek in",
  deleteTitle: "Deze uitnodiging intrekken?",
  deleteHelp: (email: string) => `De link in de mail aan ${email} werkt dan niet meer.`,
  deleteConfirm: "Trek de uitnodiging in",
  deleted: (email: string) => `De uitnodiging van ${email} is ingetrokken.`,

  sendAgain: "Stuur opnieuw",
  sendAgainTitle: "De uitnodiging opnieuw sturen?",
  sendAgainHelp: (email: string) => `${email} krijgt dan nog een mail, met dezelfde link en dit bericht:`,
  sentAgain: (email: string) => `De uitnodiging is opnieuw verstuurd naar ${email}.`,
  isIn: (email: string) => `Er vertrok geen mail: ${email} is er al bij.`,
  notSentAgain: (email: string) =>
    `Er vertrok geen mail: ${email} kreeg minder dan een uur geleden een uitnodiging. Probeer het later opnieuw.`,

  inviteParticipants: "Nodig deelnemers uit",
  text: "Bericht",
  textHelp: (about: string) => `Staat in de mail, onder de naam van ${about}.`,
  textRequired: "Schrijf een bericht.",
  emails: "E-mailadressen",
  emailsHelp:
    "Zet een komma, een puntkomma of een nieuwe regel tussen de adressen. Namen die je mailprogramma erbij zet, mogen blijven staan.",
  noAddresses: "Vul minstens één e-mailadres in.",
  send: "Verstuur de uitnodigingen",
  sentTitle: "De uitnodigingen zijn verstuurd",
  nobodyTitle: "Er is niets verstuurd",
  sent: (count: number) => `${people(count)} ${count === 1 ? "krijgt" : "krijgen"} een mail met je uitnodiging.`,
  already: (count: number) =>
    count === 1
      ? "1 persoon kreeg geen mail, want die is er al bij:"
      : `${people(count)} kregen geen mail, want ze zijn er al bij:`,
  alreadyInvited: (count: number) =>
    count === 1
      ? "1 persoon kreeg eerder al een uitnodiging, en nu geen mail. Die kan je na een uur opnieuw sturen:"
      : `${people(count)} kregen eerder al een uitnodiging, en nu geen mail. Die kan je na een uur opnieuw sturen:`,
  left: (count: number) =>
    `Nog ${people(count)} van je andere wedstrijden ${count === 1 ? "kreeg" : "kregen"} geen mail: meer kan er niet op één dag. Nodig ze morgen uit door die wedstrijden opnieuw te kiezen.`,
  close: "Sluit",

  invited: "Uitgenodigd",
  noInvited: "Er is nog niemand uitgenodigd",
  noInvitedHelp: "Wie je uitnodigt, staat hier, met of die de uitnodiging aanvaardde.",
  state: "Toestand",
  accepted: "Aanvaard op",
  declined: "Afgeslagen op",
  enrolled: "Ingeschreven",
  notYet: "Nog niet aanvaard",
};

/** The texts of the page of an invitation, for people who follow its link. */
export const answeringMessages = {
  accept: "Aanvaard",
  decline: "Sla af",
  declined: "Je sloeg deze uitnodiging af.",
  declinedHelp: "Bedenk je je, dan kan je ze hier nog aanvaarden.",
  signInToAccept: "Meld je aan om te aanvaarden",
  otherAccount: "Deze uitnodiging is niet voor dit account.",
  otherAccountHelp: (email: string) =>
    `Je bent aangemeld met ${email}, en de uitnodiging ging naar een ander adres. Meld je aan met het adres waarop je de mail kreeg, of maak er een account mee.`,
  signInAsOther: "Meld je aan met een ander account",
  invalid: "Deze uitnodiging is niet meer geldig.",
};
