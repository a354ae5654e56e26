export const instalmentMessages = {
  rejected: "De organisator kan niet ingaan op je vraag om in schijven te betalen.",
  organizerSays: "De organisator zegt erbij:",
  paidOf: (paid: string, total: string) => `${paid} van ${total} betaald.`,
  agreed: "De afspraken",
  outstanding: "Nog te betalen",
  iban: "Rekening",
  beneficiary: "Op naam van",
  communication: "Mededeling",
  transferHelp: "Zet de mededeling bij elke overschrijving: alleen zo vinden we ze terug.",
  qrCode: (amount: string) => `QR-code om ${amount} over te schrijven`,
  qrHelp: "Scan de code met de app van je bank, en pas het bedrag aan naar wat je nu betaalt.",
};
