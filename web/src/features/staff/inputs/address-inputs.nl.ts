export const addressCopy = {
  street: "Straat",
  number: "Nummer",
  postalCode: "Postcode",
  city: "Gemeente",
  country: "Land",
};
