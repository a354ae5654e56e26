/** The labels of the forms of products, alumni and the people of the house. */
export const houseCopy = {
  price: "Prijs",
  priceHelp: "In euro. 0 is gratis.",
  fileIsExcerpt: "De bijlage is een fragment",
  fileIsExcerptHelp:
    "Iedereen kan de bijlage lezen. Bij wat iets kost, mag er alleen een fragment staan: vink dit aan als dat zo is.",
  name: "Naam",
  nameHelp: "Het adres volgt de naam. Stond het al op de site, dan leidt het oude adres verder.",
  story: "Verhaal",
  portrait: "Portret",
  onHomepage: "Op de startpagina",
  onHomepageHelp: "De startpagina van de academie toont er vier, de nieuwste eerst.",
  line: "Regel onder de naam",
  lineHelp: "Wat iemand doet, zoals Eindredactie.",
  words: "In eigen woorden",
  link: "Link",
  lists: "Staat bij",
  listNames: { 5: "Kernteam", 6: "Tijdelijk team", 7: "Redactie van Verzin", 8: "Docenten van de academie" },
};
