/** Loaded with the panel of the reading settings. */
export const settingsMessages = {
  size: "Lettergrootte",
  sizes: { 1: "Klein", 2: "Gewoon", 3: "Groot", 4: "Heel groot" },
  ground: "Achtergrond",
  grounds: { device: "Zoals mijn toestel", paper: "Papier", sepia: "Sepia", night: "Nacht" },
};
