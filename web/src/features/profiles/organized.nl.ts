/** In a file of its own: heads and the page of what somebody organises are built without the messages of a profile. */
export const organizedMessages = {
  title: (nickname: string) => `Wat ${nickname} organiseert`,
  page: (page: number) => `pagina ${page}`,

  organizes: "Organiseert",
  allOrganized: (nickname: string) => `Alles wat ${nickname} organiseert`,
  nothingUpcoming: "Er staat nu niets op het programma.",
  organizedBefore: (nickname: string) => `Bekijk wat ${nickname} eerder organiseerde`,
  upcoming: "Komt eraan",
  over: "Voorbij",
  nothingOrganized: "Hier staat nog niets",
  nothingOrganizedHelp: (nickname: string) =>
    `${nickname} heeft nu geen cursus, wedstrijd of activiteit op de site. Op het profiel lees je meer.`,
  toProfile: (nickname: string) => `Naar het profiel van ${nickname}`,
};
