import { conflict, invalid, notFound } from "#platform/http/errors.ts";

export const noSuchText = () => notFound("Deze tekst bestaat niet.");
export const emptyBody = () => invalid({ body: "Schrijf eerst je tekst." });
export const changedElsewhere = () =>
  conflict(
    "changed-elsewhere",
    "Deze tekst werd intussen elders bewaard, in een ander venster of op een ander toestel. Kies welke versie blijft.",
  );
export const staysPrivate = (contest: string) =>
  invalid({ private: `Deze tekst doet mee aan ‘${contest}’ en blijft privé tot die wedstrijd afgelopen is.` });
