export const courseHeadMessages = {
  title: "Cursussen",
  page: (page: number) => `Pagina ${page}`,
  description: "Schrijfcursussen in Vlaanderen, Brussel en online: in groep, met een coach of op je eigen tempo.",
};
