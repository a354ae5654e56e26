const books = { epub: "EPUB voor je e-reader", pdf: "PDF om te printen" };

export const downloadMessages = {
  download: "Download",
  downloadAll: "Download alles",
  oneText: { ...books, txt: "Platte tekst" },
  allTexts: { ...books, txt: "Platte teksten in een zip" },
  busy: "Je download wordt klaargemaakt.",
};
