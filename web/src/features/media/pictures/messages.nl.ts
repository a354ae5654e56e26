export const pictureMessages = {
  tooSmall: (width: number, height: number) =>
    `Deze afbeelding is te klein. Kies er een van minstens ${width} op ${height} pixels.`,
  tooLarge: "Je afbeelding is te groot.",
  unreadable: "Deze afbeelding kan niet gelezen worden. Kies een andere.",
  cropAgain: "Snij opnieuw bij",
  cropTitle: "Welk stuk wil je tonen?",
  cropHelp: "Sleep het kader, of verplaats het met de pijltjestoetsen.",
  cropArea: "Kader: verplaats het met de pijltjestoetsen",
  cropCorner: (corner: string) => `Hoek ${corner} van het kader: maak het groter of kleiner met de pijltjestoetsen`,
  cropUse: "Gebruik dit stuk",
  cropBusy: "De afbeelding wordt klaargelegd.",
  cancel: "Annuleer",
};
