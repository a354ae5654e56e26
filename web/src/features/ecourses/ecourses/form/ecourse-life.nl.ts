export const lifeMessages = {
  archive: "Archiveer",
  archiveTitle: "Klaar met deze online cursus?",
  archiveHelp:
    "Archiveer hem: je kan er niemand meer voor uitnodigen en er geen cursus meer aan koppelen. Wie al toegang heeft, kan hem blijven volgen. Wie zich inschrijft voor een cursus die hem al gebruikt, krijgt hem ook nog.",
  archived: (title: string) => `‘${title}’ is gearchiveerd.`,
  unarchive: "Haal uit het archief",
  unarchiveTitle: "Deze online cursus is gearchiveerd",
  unarchiveHelp:
    "Wie toegang heeft, volgt hem verder. Haal hem uit het archief om weer mensen uit te nodigen, of er cursussen aan te koppelen.",
  unarchived: (title: string) => `‘${title}’ is terug uit het archief.`,
  cannotDelete: "Verwijderen kan niet: mensen volgen hem, of behaalden er een certificaat mee.",
};
