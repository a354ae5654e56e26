export const stateMessages = {
  draft: "Concept",
  unpublished: "Van de site gehaald",
  published: "Gepubliceerd",
  passed: "Deadline voorbij",
  full: "Vol",
  shown: "Alleen getoond",
  cancelled: "Afgelast",
};
