export const videoMessages = {
  play: (host: string) => `Speel af van ${host}`,
  privacy: (host: string) => `Pas als je de video afspeelt, weet ${host} dat je hier bent.`,
  watchAt: (host: string) => `Bekijk op ${host}`,
  transcript: "Wat er in de video gezegd wordt",
};
