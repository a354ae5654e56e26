export const countryMessages = {
  choose: "Kies een land",
  often: "Vaak gekozen",
  all: "Alle landen",
};
