export const lifeMessages = {
  archive: "Archiveer",
  archiveTitle: "Klaar met deze online cursus?",
  archiveHelp:
    "Archiveer hem: niemand krijgt nog toegang en hij staat niet meer in je keuzelijsten. Wie al toegang heeft, kan hem blijven volgen.",
  archived: (title: string) => `‘${title}’ is gearchiveerd.`,
  unarchive: "Haal uit het archief",
  unarchiveTitle: "Deze online cursus is gearchiveerd",
  unarchiveHelp: "Wie toegang had, volgt hem verder. Haal hem uit het archief om weer mensen toegang te geven.",
  unarchived: (title: string) => `‘${title}’ is terug uit het archief.`,
  cannotDelete: "Verwijderen kan niet: mensen volgen hem, of behaalden er een certificaat mee.",
};
