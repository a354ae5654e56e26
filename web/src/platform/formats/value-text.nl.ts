export const valueCopy = { yes: "ja", no: "nee", picture: "een afbeelding" };
