export const pageMessages = {
  subpages: "Lees verder",
  related: "Nieuws hierover",
};
