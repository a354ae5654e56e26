export const pictureMessages = {
  cropAgain: "Snij opnieuw bij",
  cropTitle: "Welk stuk wil je tonen?",
  cropHelp: "Sleep het kader, of verplaats het met de pijltjestoetsen.",
  cropArea: "Kader: verplaats het met de pijltjestoetsen",
  cropCorner: (corner: string) => `Hoek ${corner} van het kader: maak het groter of kleiner met de pijltjestoetsen`,
  cropUse: "Gebruik dit stuk",
  cropBusy: "De afbeelding wordt klaargelegd.",
  cancel: "Annuleer",
};
