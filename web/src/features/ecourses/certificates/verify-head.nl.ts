/* In a file of its own: the titles of all routes are in the scripts of every page of a site. */
export const verifyHead = {
  title: "Een certificaat nakijken",
  description: "Kijk na of een certificaat of attest van een online cursus echt is.",
};
