import { invalid, notFound } from "../../platform/http/errors.ts";

export const noSuchText = () => notFound("Deze tekst bestaat niet.");
export const emptyBody = () => invalid({ body: "Schrijf eerst je tekst." });
export const unknownGenre = () => invalid({ genres: "Kies je genres uit de lijst." });
