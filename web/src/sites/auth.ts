import type { SiteDefinition } from "./site-definition.ts";

export const auth: SiteDefinition = {
  name: "auth",
  tagline: "Eén account voor alle sites van Inktvis.",
  menu: [],
  footer: [],
};
