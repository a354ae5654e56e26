export const priceLineMessages = {
  course: "Cursus",
  levels: { low: "Cursus, lage prijs", normal: "Cursus, gewone prijs", high: "Cursus, hoge prijs" },
  discount: "Korting",
  discountOf: (name: string, percentage: string) => `${name} (−${percentage})`,
  addOns: { book: "Het schrijfboek", "taal-deel": "Taaldeel", verzin: "Een jaar Verzin" },
  total: "Totaal, btw inbegrepen",
};
