import type { SiteDefinition } from "./site-definition.ts";

export const auth: SiteDefinition = {
  name: "auth",
  tagline: "Eén account voor alle sites van Inktvis.",
  menu: [],
  footer: [],
  coming: {
    "/registreren": { title: "Registreren", text: "Binnenkort maak je hier een account." },
    "/wachtwoord-vergeten": { title: "Wachtwoord vergeten", text: "Binnenkort vraag je hier een nieuw wachtwoord." },
  },
};
