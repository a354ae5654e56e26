export const countryMessages = {
  country: "Land",
  choose: "Kies een land",
  often: "Vaak gekozen",
  all: "Alle landen",
};
