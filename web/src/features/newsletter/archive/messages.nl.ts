export const archiveMessages = {
  title: "Nieuwsbrieven",
  parent: "Nieuwsbrief",
  intro: "Alle nieuwsbrieven die we stuurden, van de laatste tot de eerste.",
  subscribe: "Schrijf je in",
  empty: "Er is nog geen nieuwsbrief verstuurd",
  emptyHelp: "Schrijf je in, dan krijg je de eerste.",
  subscribeCall: "Krijg de volgende in je mailbox.",
  newer: "Nieuwere",
  older: "Oudere",
  neighbours: "Andere nieuwsbrieven",
};
