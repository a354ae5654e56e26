export const genreMessages = {
  chooseHelp: "Kies er een, twee of drie.",
  inGenre: (genre: string) => `Alles in het genre ${genre}`,
};
