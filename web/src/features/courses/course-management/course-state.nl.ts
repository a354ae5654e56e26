export const stateMessages = {
  draft: "Concept",
  published: "Gepubliceerd",
  passed: "Deadline voorbij",
  full: "Vol",
  shown: "Alleen getoond",
};
