export const authMessages = {
  otherAccount: "In deze browser is nog een ander account aangemeld.",
  endOther: "Meld dat account af",
  email: "E-mailadres",
  password: "Wachtwoord",
  newPassword: "Nieuw wachtwoord",
  repeatPassword: "Nog eens je nieuwe wachtwoord",
  logIn: "Aanmelden",
  toLogIn: "Naar het aanmelden",
  toHome: "Naar de startpagina",
  retry: "Probeer opnieuw",
  pleaseWait: "Een ogenblik …",
  linkBroken: "Deze link is niet volledig. Klik er nog eens op in je mail, of kopieer hem helemaal.",
};

export const loginMessages = {
  title: "Welkom terug",
  /** Instead of `title` when a visitor has to sign in for something: they may have no account to come back to. */
  titleWithPurpose: "Meld je aan",
  lead: "Eén account voor alle sites van Inktvis. Meld je aan, dan schrijf je verder waar je was.",
  endedSession: "Je was niet meer aangemeld. Meld je opnieuw aan: je gaat verder waar je was, met wat je al invulde.",
  /** After a second step that is no longer pending, for which the API says something similar. */
  endedStep:
    "Je bent niet aangemeld. Een aanmelding vervalt als ze te lang duurt, of na te veel foute codes. Meld je opnieuw aan.",
  forgotPassword: "Wachtwoord vergeten?",
  noAccount: "Nog geen account?",
  register: "Maak er een",
  signedIn: "Je bent aangemeld",
};

const WITH_ADDRESS = "Gebruik het e-mailadres waarop je de uitnodiging kreeg.";
/** What the visitor will do after signing in, depending on the page that follows. */
export const purposeMessages = {
  writing: "Daarna kan je schrijven.",
  /** Also read by people who already started or handed in their participation, and come from a mail. */
  entering: (title: string) => `Daarna ga je verder met je deelname aan ‘${title}’.`,
  enrolling: (title: string) => `Daarna schrijf je je in voor ‘${title}’.`,
  invitedToCourse: (title: string) => `Je bent uitgenodigd voor de cursus ‘${title}’. ${WITH_ADDRESS}`,
  invitedToEcourse: (title: string) => `Je bent uitgenodigd voor de online cursus ‘${title}’. ${WITH_ADDRESS}`,
  invitedToJury: (title: string) => `Je bent uitgenodigd voor de jury van ‘${title}’. ${WITH_ADDRESS}`,
  invitedToContest: (title: string) => `Je bent uitgenodigd voor de wedstrijd ‘${title}’. ${WITH_ADDRESS}`,
};

export const registerMessages = {
  breadcrumb: "Registreren",
  title: "Maak een account",
  lead: "Lees, schrijf, doe mee. Een account is gratis en werkt op alle sites van Inktvis.",
  nickname: "Schrijversnaam",
  nicknameHelp: "Zo zien anderen je. Je echte naam mag, maar hoeft niet.",
  terms: "Ik ga akkoord met de",
  termsLink: "voorwaarden",
  privacy: "Je vult hier gegevens in: lees",
  privacyLink: "wat we ermee doen",
  newTab: "(opent in een nieuw tabblad)",
  newsletter: "Stuur me af en toe de nieuwsbrief",
  submit: "Maak mijn account",
  hasAccount: "Heb je al een account?",
  doneTitle: "Kijk in je mailbox",
  done: (email: string) => `We stuurden een mail naar ${email}. Klik op de link daarin, dan is je account klaar.`,
  mailLimitReached: (email: string) =>
    `Naar ${email} gingen dit uur al enkele mails, dus stuurden we er geen meer. Open de link in de nieuwste, of probeer het over een uur opnieuw.`,
  registeredBeforeHelp:
    "Vroeg je met dit adres al eerder een account? Alleen de link in de nieuwste mail werkt. Heb je er al een, dan maken we er geen tweede: de mail zegt hoe je je aanmeldt.",
  doneHelp:
    "De link werkt hoogstens één uur. Open je hem in een andere browser, dan kies je je wachtwoord daar nog eens. Zie je de mail niet? Kijk ook eens bij de ongewenste mails.",
};

export const confirmMessages = {
  breadcrumb: "E-mailadres bevestigen",
  running: "We bevestigen je e-mailadres",
  doneTitle: "Je account is klaar",
  done: "Je e-mailadres is bevestigd. Meld je aan en begin.",
  failedTitle: "Dat lukte niet",
  chooseTitle: "Kies je wachtwoord",
  chooseLead:
    "Je opent deze link in een andere browser dan die waarin je account gevraagd werd. Kies daarom hier je wachtwoord: zo weet niemand anders het.",
  choose: "Maak mijn account",
  resend: "Stuur de mail opnieuw",
  resent:
    "Een nieuwe mail is onderweg, tenzij je er dit uur al enkele kreeg. Alleen de link in de nieuwste werkt, één uur.",
};

export const confirmNewMessages = {
  breadcrumb: "Nieuw e-mailadres bevestigen",
  running: "We bevestigen je nieuwe e-mailadres",
  doneTitle: "Je nieuwe e-mailadres geldt",
  done: "Voortaan meld je je ermee aan. Met de mail aan je oude adres kan je dit nog zeven dagen ongedaan maken.",
  alreadyConfirmed: {
    doneTitle: "Dit e-mailadres geldt al",
    done: "Deze link is al gebruikt. Je meldt je aan met dit e-mailadres; er is niets veranderd.",
  },
  failedTitle: "Dat lukte niet",
  requestAgain: "Vraag de wijziging opnieuw aan",
  toSettings: "Naar je instellingen",
};

export const undoMessages = {
  breadcrumb: "Oud e-mailadres terugzetten",
  title: "Zet je oude adres terug?",
  lead: "Doe dit als iemand anders het e-mailadres van je account veranderde.",
  consequences:
    "Je meldt je dan weer aan met het adres waarop je deze mail kreeg. Overal word je afgemeld, en je vroegere wachtwoord werkt niet meer: je kiest meteen een nieuw.",
  confirm: "Zet mijn oude adres terug",
  doneTitle: "Je oude adres geldt weer",
  done: "Overal ben je afgemeld. Kies nu een nieuw wachtwoord; het vroegere werkt niet meer.",
  failedTitle: "Dat lukte niet",
};

export const forgotMessages = {
  breadcrumb: "Wachtwoord vergeten",
  title: "Wachtwoord vergeten?",
  lead: "Dat gebeurt. Vul je e-mailadres in, dan sturen we je een link om een nieuw wachtwoord te kiezen.",
  submit: "Stuur me een link",
  toLogIn: "Toch aanmelden",
  doneTitle: "Kijk in je mailbox",
  done: (email: string) => `Hoort er een account bij ${email}? Dan krijg je zo een mail met een link.`,
  doneHelp: "De link werkt één uur. Zie je de mail niet? Kijk ook eens bij de ongewenste mails.",
  otherEmail: "Probeer een ander e-mailadres",
};

export const resetMessages = {
  breadcrumb: "Nieuw wachtwoord",
  title: "Kies een nieuw wachtwoord",
  lead: "Daarna meld je je er overal opnieuw mee aan: op je andere toestellen ben je dan afgemeld.",
  submit: "Bewaar mijn wachtwoord",
  newLink: "Vraag een nieuwe link",
  brokenTitle: "Deze link werkt niet",
  checking: "We kijken je link na",
  doneTitle: "Je wachtwoord is gewijzigd",
  done: "Je bent overal afgemeld. Meld je aan met je nieuwe wachtwoord.",
};

export const logoutMessages = {
  breadcrumb: "Afmelden",
  running: "We melden je af",
  doneTitle: "Je bent afgemeld",
  done: "Op alle sites tegelijk. Tot gauw!",
  failedTitle: "Je bent nog niet afgemeld",
  failed: "Het lukte niet om je af te melden. Probeer het nog eens.",
  logInAgain: "Opnieuw aanmelden",
};
