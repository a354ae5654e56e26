export const documentsMessages = {
  documents: "Facturen",
  earlier: "De facturen van je vorige inschrijving",
  invoice: (number: string) => `Factuur ${number}`,
  creditNote: (number: string) => `Creditnota ${number}`,
  download: "pdf",
};
