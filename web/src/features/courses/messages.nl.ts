export const ownCourseMessages = {
  title: "Mijn cursussen",
  none: "Je volgt nog geen cursus",
  noneHelp: "Schrijf je ergens voor in, dan vind je hier je lessen, je opdrachten en wat er nog moet gebeuren.",
  toCourses: "Bekijk de cursussen",
};
