export const readerListMessages = {
  favoritesIntro: "De teksten die je mooi vond, om te herlezen. Wat je het laatst koos, ligt bovenaan.",
  lastLiked: "Laatst gekozen",
  noFavorites: "Nog niets om te herlezen",
  noFavoritesHelp: "Vind je een tekst mooi? Zeg het onder de tekst, dan ligt hij voortaan hier.",
  findTexts: "Zoek een tekst",
  removeFavorite: "Haal weg",
  ofText: (title: string) => ` ‘${title}’ uit je favorieten`,
  removed: (title: string) => `‘${title}’ ligt niet meer bij je favorieten.`,
  undo: "Zet terug",

  followedIntro: "Nieuwe teksten van de mensen die je volgt. Het nieuwste eerst.",
  newest: "De nieuwste teksten",
  noFollowed: "Je volgt nog niemand",
  noFollowedHelp:
    "Volg mensen van wie je graag leest: hun nieuwe teksten komen hier te liggen. Volg je al iemand, dan verschijnt hier hun eerste tekst.",
  peopleToFollow: "Mensen die hier schrijven",

  page: (page: number) => `Pagina ${page}`,
};
