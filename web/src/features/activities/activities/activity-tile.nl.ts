export const activityTileMessages = {
  activity: "Activiteit",
  passed: "Voorbij",
  until: "tot",
};
