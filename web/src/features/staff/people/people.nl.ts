import { formatCount } from "#platform/formats/numbers.ts";
import type { Role } from "@inktvis/contract/access";

export const STATE_NAMES = { active: "niet geblokkeerd", blocked: "geblokkeerd", staff: "van het team" };

const ROLES_THAT_CAN_ALL: Readonly<Partial<Record<Role, string>>> = {
  admin:
    "Een admin beheert alles in het kantoor: wat er op de sites staat, de accounts van iedereen, de voorwaarden en het logboek. Een admin kan mensen blokkeren en alle andere rollen geven, en maakt en beheert wedstrijden, cursussen en activiteiten.",
  superadmin:
    "Een superadmin kan alles wat een admin kan, en beslist daarbij wie admin of superadmin is. Er is er altijd minstens een.",
};

export const peopleCopy = {
  one: "account",
  many: "mensen",
  nickname: "Schrijversnaam",
  realName: "Naam",
  email: "E-mailadres",
  roles: "Rollen",
  role: "Rol",
  state: "Toestand",
  since: "Sinds",
  blocked: "geblokkeerd",
  noRoles: "geen",

  profile: "Bekijk het profiel",
  terms: "Voorwaarden",
  termsVersion: (version: number | null) => (version === null ? "van voor er versies waren" : `versie ${version}`),
  texts: "Teksten",
  textCount: (count: number) => `${formatCount(count)} die anderen lezen`,
  blockedSince: "Geblokkeerd",
  blockedBecause: "Reden",

  rolesHelp: "Een rol geldt meteen, ook voor wie al aangemeld is.",
  onlySuperadmins: "Dit kan alleen een superadmin.",
  granted: "De rol is gegeven.",
  revoked: "De rol is weggenomen.",
  grant: "Geef de rol",
  grantTitle: (role: string, name: string) => `${name} de rol ${role} geven?`,
  revoke: "Neem de rol weg",
  revokeTitle: (role: string, name: string) => `${name} de rol ${role} ontnemen?`,
  roleCan: ROLES_THAT_CAN_ALL,

  team: "Team",
  teamHelp: "Wie bij het team hoort, draagt zijn teken op profiel en teksten.",
  collaborator: "Hoort bij het team",
  jobTitle: "Functie",
  save: "Bewaar",
  saved: "Bewaard.",

  devices: "Waar aangemeld",
  noDevices: "Nergens aangemeld.",
  seen: "Laatst gezien",
  endSignIns: "Meld overal af",
  endSignInsTitle: (name: string) => `${name} overal afmelden?`,
  endSignInsHelp: "Op al die toestellen is opnieuw aanmelden nodig.",
  signInsEnded: "Overal afgemeld.",
  withSecondStep: "met een tweede stap",

  secondFactor: "Tweede stap",
  hasSecondFactor: "staat aan",
  removeSecondFactor: "Neem de tweede stap weg",
  removeSecondFactorTitle: (name: string) => `De tweede stap van ${name} wegnemen?`,
  removeSecondFactorHelp:
    "Alleen voor wie zijn app, passkeys en herstelcodes kwijt is. Ga eerst na dat je met de juiste persoon spreekt, en niet alleen per mail. Die persoon is dan overal afgemeld en krijgt een mail.",
  secondFactorRemoved: "De tweede stap is weggenomen.",

  block: "Blokkeer",
  blockTitle: (name: string) => `${name} blokkeren?`,
  blockHelp:
    "Wie geblokkeerd is, is meteen overal afgemeld. Profiel en teksten zijn voor niemand meer te zien. Er wordt niets gewist.",
  blockReason: "Reden, die de persoon in een mail krijgt",
  blockDone: "Geblokkeerd.",
  unblock: "Hef de blokkering op",
  unblockTitle: (name: string) => `De blokkering van ${name} opheffen?`,
  unblockHelp: "Profiel en teksten staan er dan weer. De persoon krijgt een mail.",
  unblockDone: "Niet meer geblokkeerd.",

  registration: "aanvraag",
  registrations: "onbevestigde accounts",
  registrationsMenu: "onbevestigd",
  registrationsIntro:
    "Wie een account vroeg en het e-mailadres nog niet bevestigde. Na zeven dagen zonder nieuwe mail vervalt een aanvraag.",
  requestedAt: "Gevraagd",
  mailed: "Laatste mail",
  resend: "Stuur opnieuw",
  resendName: (email: string) => `Stuur opnieuw naar ${email}`,
  resendTitle: (email: string) => `De mail opnieuw sturen naar ${email}?`,
  resendHelp: "De link daarin werkt een uur. De vorige werkt dan niet meer.",
  resent: "De mail is onderweg.",
};
