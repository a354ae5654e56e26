export const pageMessages = {
  below: "Lees verder",
  related: "Nieuws hierover",
};
