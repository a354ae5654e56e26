/** Apart from what the page says: heads are known before their page is there, on every page of the site. */
export const personHeadMessages = {
  texts: (nickname: string) => `Teksten van ${nickname}`,
  page: (page: number) => `pagina ${page}`,
  feed: (nickname: string) => `Teksten van ${nickname} (Atom)`,
};
