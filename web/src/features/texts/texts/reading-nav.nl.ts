export const readingNavMessages = {
  nav: "Wat je leest",
  all: "Alle teksten",
  followed: "Van wie je volgt",
  favorites: "Mijn favorieten",
};
