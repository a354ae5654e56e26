import { notFound, refused } from "#platform/http/errors.ts";

export const noSuchCertificate = () => notFound("Dit certificaat bestaat niet, of het is niet van jou.");
export const nameless = () => refused("Er staat nog geen naam op je certificaat. Vul je naam in en download het dan.");
export const alreadyNamed = () =>
  refused(
    "Er staat al een naam op je certificaat. Staat er een fout in? Laat het ons weten, dan kijken we wat er kan.",
  );
/** For a mistyped code as well as an invented one. */
export const unknownCode = () =>
  notFound("Deze code kennen we niet. Kijk na of je ze juist overnam: twaalf letters en cijfers.");
