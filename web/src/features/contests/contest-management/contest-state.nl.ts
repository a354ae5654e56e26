export const stateMessages = {
  unpublished: "Niet gepubliceerd",
  running: "Loopt",
  passed: "Deadline voorbij",
  ended: "Afgelopen",
  shown: "Getoond",
};
