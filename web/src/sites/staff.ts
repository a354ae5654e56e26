import type { SiteDefinition } from "./site-definition.ts";

export const staff: SiteDefinition = {
  name: "staff",
  tagline: "De werkplek van de redactie.",
  menu: [],
  footer: [],
};
