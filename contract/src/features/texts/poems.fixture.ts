/* Poems whose spaces count, for tests. An empty line separates stanzas. */

interface Poem {
  name: string;
  lines: readonly string[];
  /** How its writer ends a line: Shift+Enter within a paragraph, or Enter. */
  ends: "br" | "p";
}

export const POEMS: readonly Poem[] = [
  { name: "een trap", ends: "br", lines: ["ik daal", "    de trap", "        van het water", "            af"] },
  { name: "een trap van alinea's", ends: "p", lines: ["trede", "  trede", "    trede", "", "      de kelder in"] },
  { name: "adem binnen de regel", ends: "br", lines: ["zout   op de ramen", "wind     in de kier", "", "en   stilte"] },
  {
    name: "twee stemmen",
    ends: "br",
    lines: ["ben je daar", "                    ik ben er", "blijf je", "                    nee"],
  },
  { name: "een spring in het midden", ends: "p", lines: ["de brug     gaat open", "", "de brug     gaat dicht"] },
  { name: "een beginspatie", ends: "br", lines: [" een spatie te veel", "en geen", " weer een"] },
  { name: "tekens en haken", ends: "br", lines: ["  a < b  &  c > d", '    "zei"  zij', "", "  'k zweeg"] },
  {
    name: "harde spaties van de dichter",
    ends: "br",
    lines: ["5\u00a0km  te gaan", "  nog\u00a01\u00a0brug", "geen\u00a0\u00a0 meer"],
  },
  { name: "een golf", ends: "br", lines: ["  tij", "    tij", "      tij", "    tij", "  tij", "", "ontij"] },
  { name: "streepjes", ends: "p", lines: ["- Kom binnen", "   - Nee", "", "* * *", "", "1984. Een jaar"] },
  { name: "één woord ver weg", ends: "br", lines: [`${" ".repeat(40)}ver`, "", `${" ".repeat(20)}half`, "hier"] },
  { name: "accenten en dieren", ends: "br", lines: ["   één  reiger 🐦", " zó  stil", "", "      zée"] },
];

const escaped = (line: string) => line.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Paragraphs of lines as the API stores them. */
export const bodyOfParagraphs = (paragraphs: readonly (readonly string[])[]) =>
  paragraphs.map((lines) => `<p>${lines.map(escaped).join("<br />")}</p>`).join("");

/** A poem as the API stores it. */
export const bodyOfPoem = ({ lines, ends }: Poem) =>
  bodyOfParagraphs(ends === "p" ? lines.map((line) => (line ? [line] : [])) : stanzasOf(lines));

const stanzasOf = (lines: readonly string[]) =>
  lines
    .join("\n")
    .split("\n\n")
    .map((stanza) => stanza.split("\n"));
