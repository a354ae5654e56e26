export const personalDataMessages = {
  title: "Mijn gegevens",
  intro: "Wat je hier schreef en invulde, is van jou. Je mag het meenemen, en je mag het laten wissen.",

  copyTitle: "Neem je gegevens mee",
  copyHelp:
    "We maken een zip met alles wat we van je bewaren: een bladzijde om te lezen, hetzelfde voor computers, en je afbeeldingen. Je krijgt een mail zodra ze klaarstaat, en kan ze zeven dagen lang downloaden.",
  requestCopy: "Vraag een kopie",
  copyRequested: "We maken je kopie. Je krijgt een mail zodra ze klaarstaat.",
  copyRunning: "We maken je kopie. Dat duurt meestal maar even; je hoeft hier niet te wachten.",
  ready: "Je kopie staat klaar.",
  readyUntil: "Tot",
  download: (size: string) => `Download (${size})`,
  remove: "Verwijder het bestand",
  removed: "Het bestand is weg.",
  cancelCopy: "Toch niet",
  cancelledCopy: "We maken geen kopie.",
  expired: "Je vorige kopie stond zeven dagen klaar en is weg.",
  failed: "Het lukte niet om je kopie te maken. Vraag ze nog eens; lukt het weer niet, mail ons dan.",

  eraseTitle: "Laat alles wissen",
  eraseHelp:
    "Je account, je teksten, je deelnames aan wedstrijden, je inschrijvingen voor cursussen, wat je volgt en wat je mooi vond: alles gaat voorgoed weg. Ook wat je zelf organiseert, tenzij er anderen aan deelnemen. Wat je voor een cursus betaalde, krijg je zo niet terug: schrijf je daarvoor eerst uit. We wachten veertien dagen, zodat je je nog kan bedenken. Al die tijd werkt je account gewoon.",
  runningEntries: "Doe je mee aan een wedstrijd die nog loopt, dan trekken we je inzending in.",
  transferredContests: "Aan deze wedstrijden van jou nemen anderen deel. Het team gaat ermee verder:",
  transferredOfHouse:
    "Deze cursussen en activiteiten zijn van het huis, mensen schreven zich ervoor in of volgen ze, of ze horen bij een cursus. Het team gaat ermee verder:",
  retainedTitle: "Wat blijft, en waarom",
  requestErasure: "Wis mijn account",
  confirmTitle: "Alles wissen?",
  confirmHelp:
    "Over veertien dagen is alles van jou weg, ook je teksten en je inschrijvingen voor cursussen. Dat kunnen we niet ongedaan maken. Download eerst een kopie als je iets wil houden. Tot dan kan je je bedenken: hier, of met de link in de mail die we je sturen.",
  confirm: "Wis alles over veertien dagen",
  erasureRequested: "We stuurden je een mail. Tot de dag zelf kan je je nog bedenken.",
  erasurePlanned: "We wissen je account en alles wat van jou is op",
  erasurePlannedHelp: "Tot dan verandert er niets. Bedenk je je? Dan blijft alles zoals het is.",
  keepAccount: "Wis mijn account toch niet",
  erasureCancelled: "Goed, je account blijft.",

  mailTitle: "Liever een mens?",
  mailHelp: "Mail ons vanaf het adres van je account. Je krijgt antwoord binnen de maand.",
  mailCopy: "Mail om een kopie",
  mailErase: "Mail om te wissen",
  mailCopySubject: "Kopie van mijn gegevens",
  mailCopyBody: "Dag\n\nIk wil graag een kopie van alles wat jullie van mij bewaren.\n\n",
  mailEraseSubject: "Mijn gegevens wissen",
  mailEraseBody: "Dag\n\nIk wil graag dat jullie alles wissen wat jullie van mij bewaren.\n\n",
};

export const cancelErasureMessages = {
  breadcrumb: "Account houden",
  title: "Wil je je account houden?",
  lead: "Je vroeg om je account te wissen. Druk op de knop, dan gebeurt dat niet en blijft alles zoals het is.",
  cancel: "Wis mijn account toch niet",
  doneTitle: "Je account blijft",
  done: "Er wordt niets gewist. Vroeg jij die wissing niet zelf? Kies dan meteen een nieuw wachtwoord.",
  toData: "Naar mijn gegevens",
  failedTitle: "Dat lukte niet",
};
