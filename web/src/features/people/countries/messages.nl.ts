export const countryMessages = {
  choose: "Kies een land",
  frequentlyChosen: "Vaak gekozen",
  all: "Alle landen",
};
