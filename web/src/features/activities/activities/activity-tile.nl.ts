export const activityTileMessages = {
  activity: "Activiteit",
  house: "van het huis",
  running: "Nu bezig",
  passed: "Voorbij",
};
