import { TYPE_NAMES } from "../resources/article-types.nl.ts";
import { contentCopy } from "../resources/content.nl.ts";

/** What the log of changes calls things, beyond the names that messages have for fields. */
export const changeCopy = {
  nothing: "niets",
  yes: "ja",
  no: "nee",
  picture: "een afbeelding",
  sameWords: "dezelfde woorden, met een andere opmaak",
  fields: {
    type: "Soort",
    private: "Privé",
    hasSecondFactor: "Tweede stap",
  } as Readonly<Record<string, string>>,
  values: {
    type: TYPE_NAMES,
    kind: contentCopy.kinds,
    appeal: { open: "wacht", upheld: "afgewezen", overturned: "gelijk gekregen" },
  },
};
