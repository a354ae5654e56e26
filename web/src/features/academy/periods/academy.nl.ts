export const academyMessages = {
  register: "Schrijf je in",
  until: "Inschrijven kan tot",
  opensOn: "De inschrijvingen gaan open op",
  howTo: "Hoe schrijf je je in?",
  keepInformed: "Hou me op de hoogte",
  informedHelp: "Wil je een bericht zodra de inschrijvingen opengaan? Je kan dat altijd weer stoppen.",
  listed: "Je hoort het zodra de inschrijvingen opengaan.",
  stopInforming: "Hou me niet meer op de hoogte",
  listedToast: "Genoteerd. Je hoort het zodra de inschrijvingen opengaan.",
  delistedToast: "Je krijgt geen bericht meer wanneer de inschrijvingen opengaan.",
};
