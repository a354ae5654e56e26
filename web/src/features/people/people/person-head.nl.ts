/** In a file of its own: heads are built without the page's component and its messages. */
export const personHeadMessages = {
  organizes: (nickname: string) => `De cursussen, wedstrijden en activiteiten van ${nickname}.`,
  texts: (nickname: string) => `Teksten van ${nickname}`,
  page: (page: number) => `pagina ${page}`,
  feed: (nickname: string) => `Teksten van ${nickname} (Atom)`,
};
