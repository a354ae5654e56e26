export const genreMessages = {
  chooseHelp: "Kies er een, twee of drie.",
};
