/** The texts of the resources of the academy. */
export const academyCopy = {
  one: "inschrijvingsperiode",
  many: "inschrijvingsperiodes",
  createTitle: "Nieuwe periode",
  intro:
    "In een periode schrijft men zich in voor de groepen van de Schrijfacademie. Gaat ze open, dan krijgt wie dat vroeg één bericht.",
  title: "Titel",
  titleHelp: "Zoals hij op de site staat, bijvoorbeeld Schrijfacademie 2027.",
  opensAt: "Inschrijven vanaf",
  closesAt: "Inschrijven tot",
  momentHelp: "Vul je geen uur in, dan begint de periode om middernacht.",
  endHelp: "Vul je geen uur in, dan loopt de periode tot de dag om is.",
  groups: "Groepen",
  groupsHelp: "Waarvoor men zich inschrijft, in deze volgorde. Waarvoor zich iemand inschreef, kan niet meer weg.",
  group: "Groep",
  groupTitle: "Titel van de groep",
  addGroup: "Voeg een groep toe",
  texts: "Teksten op de site",
  introRegister: "Op de startpagina, als de inschrijvingen open zijn",
  introKeepUpToDate: "Op de startpagina, als ze gesloten zijn",
  registerText: "Boven het formulier",
  textHelp:
    "Laat je een tekst van de startpagina leeg, dan staat er de vaste tekst. Boven het formulier staat dan niets.",
  registrations: "Inschrijvingen",
  state: "Toestand",
  open: "open",
  closed: "gesloten",

  registration: "inschrijving",
  registrationsMany: "inschrijvingen voor de academie",
  registrationsIntro:
    "Wie zich inschreef, met wat ze meestuurden. Twee jaar na het einde van een periode wordt alles gewist.",
  name: "Naam",
  period: "Periode",
  groupFilter: "Groep",
  createdAt: "Ingeschreven",
  files: "Bestanden",
  csv: "Lijst (csv)",
  zip: "Bestanden (zip)",
  email: "E-mailadres",
  phone: "Telefoon",
  dateOfBirth: "Geboren",
  address: "Adres",
  account: "Account",
  kinds: { test: "Test", motivationLetter: "Mini-essay" },
  download: (kind: string, name: string) => `${kind} van ${name} downloaden`,
  size: (bytes: number) =>
    bytes < 1024 * 1024
      ? `${Math.max(1, Math.round(bytes / 1024))} kB`
      : `${(bytes / 1024 / 1024).toFixed(1).replace(".", ",")} MB`,
};
