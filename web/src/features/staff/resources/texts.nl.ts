export const promotedTextsCopy = {
  one: "tekst",
  many: "tips en de startpagina",
  empty: "Nog geen teksten die iedereen mag lezen",
  title: "Titel",
  author: "Auteur",
  publishedAt: "Openbaar sinds",
  place: "Plaats",
  intro:
    "Alle teksten die iedereen mag lezen. Maak er tips van, of kies de tekst die de startpagina opent: de tekst die dat tot nu toe deed, maakt dan plaats.",
  tip: "Tip van de redactie",
  lead: "Opent de startpagina",
  isTip: "Tip van de redactie",
  isTipHelp: "Staat zo bij de tekst, en komt vooraan op de startpagina zolang hij bij de nieuwste hoort.",
  isLead: "Opent de startpagina",
  isLeadHelp: "Groot bovenaan, voor iedereen. Er is maar één zo’n tekst.",
  promoted: { tip: "Tips", lead: "De opening van de startpagina" },
};
