/** In a file of its own: heads are built without the page's component and its messages. */
export const textHeadMessages = {
  reading: "Lezen",
  newest: "De nieuwste teksten",
  listDescription: "Lees verhalen, gedichten en columns van wie schrijft op Inktvis. Het nieuwste eerst.",
  listPage: (page: number) => `Pagina ${page}`,
};
