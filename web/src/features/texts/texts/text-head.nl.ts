/** Apart from what the page says: heads are known before their page is there, on every page of the site. */
export const textHeadMessages = {
  reading: "Lezen",
  newest: "De nieuwste teksten",
  listDescription: "Lees verhalen, gedichten en columns van wie schrijft op Inktvis. Het nieuwste eerst.",
  listPage: (page: number) => `Pagina ${page}`,
};
