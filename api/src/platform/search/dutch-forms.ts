/*
 * Expands a Dutch word to its other forms. PostgreSQL's stemmer handles plurals and verbs but not diminutives:
 * `verhaaltje` has to match `verhaal`, and the other way round.
 */

const VOWELS = "aeiou";
const LONG = /(?:aa|ee|oo|uu|ie|oe|eu|ui|ij|ei|ou|au)$/;
const DIMINUTIVE = /^(\p{L}{2,})(?:je|jes)$/u;
/**
 * Flemish diminutives: `manneke`, `huiske`, `bakske`, `vogelke`; not every word in -ke, or `sterke` would match `ster`.
 */
const FLEMISH = /^(\p{L}{3,}e|\p{L}{2,}s|\p{L}{3,}(?:el|er))kes?$/u;

/** Possible base words of a diminutive: `verhaaltje` → `verhaalt`, `verhaal`. Wrong guesses match nothing. */
function baseForms(word: string): string[] {
  const flemish = FLEMISH.exec(word)?.[1];
  if (flemish) return flemishBaseForms(flemish);
  const stem = DIMINUTIVE.exec(word)?.[1];
  if (!stem) return [];
  const bases = [stem];
  // deurtje, zeetje; boompje, filmpje; koninkje
  if (stem.endsWith("t") || stem.endsWith("p")) bases.push(stem.slice(0, -1));
  if (stem.endsWith("nk")) bases.push(`${stem.slice(0, -1)}g`);
  if (stem.endsWith("et")) {
    // bloemetje, dingetje; balletje, mannetje
    const base = stem.slice(0, -2);
    bases.push(base);
    if (base.at(-1) === base.at(-2)) bases.push(base.slice(0, -1));
  }
  // autootje, cafeetje, parapluutje
  const doubled = /^(.+)([aeou])\2t$/u.exec(stem);
  if (doubled) bases.push(`${doubled[1]}${doubled[2]}`);
  return bases.filter((base) => base.length > 1);
}

function flemishBaseForms(stem: string): string[] {
  const shorter = stem.slice(0, -1);
  if (stem.endsWith("s")) return [stem, shorter];
  if (!stem.endsWith("e")) return [stem];
  return shorter.at(-1) === shorter.at(-2) ? [shorter, shorter.slice(0, -1)] : [shorter];
}

/** The diminutives of a word; several where spelling does not show the pronunciation. */
function diminutiveForms(word: string): string[] {
  const last = word.at(-1) ?? "";
  const before = word.slice(0, -1);
  const ends: string[] = [];
  if (VOWELS.includes(last)) {
    ends.push(`${word}tje`);
    if ("aou".includes(last) || last === "e") ends.push(`${word}${last}tje`);
  } else if ("lnrw".includes(last)) {
    ends.push(`${word}tje`, `${word}${last}etje`);
  } else if (last === "m") {
    ends.push(`${word}pje`, `${word}metje`, `${word}etje`);
  } else if (word.endsWith("ing")) {
    ends.push(`${before}kje`, `${word}etje`);
  } else {
    ends.push(`${word}je`);
    if ("bdgpkt".includes(last) && !LONG.test(before)) ends.push(`${word}${last}etje`);
    if (last === "g") ends.push(`${word}etje`);
  }
  return [...ends, ...flemishDiminutives(word, last, LONG.test(before))];
}

function flemishDiminutives(word: string, last: string, isLong: boolean): string[] {
  if ("gk".includes(last)) return [`${word}ske`];
  if (!"bdmnpt".includes(last)) return [`${word}ke`];
  return isLong || !VOWELS.includes(word.at(-2) ?? "") ? [`${word}eke`] : [`${word}eke`, `${word}${last}eke`];
}

/** The plurals in -eren, including words that end in one of these: `kleinkind`. */
const PLURALS_IN_EREN = [
  ["kind", "kinderen"],
  ["lied", "liederen"],
  ["blad", "bladeren"],
  ["volk", "volkeren"],
  ["kalf", "kalveren"],
  ["lam", "lammeren"],
  ["been", "beenderen"],
  ["ei", "eieren"],
] as const;

function pluralInEren(word: string): string[] {
  for (const [one, many] of PLURALS_IN_EREN) {
    if (word.endsWith(one)) return [word.slice(0, -one.length) + many];
    if (word.endsWith(many)) return [word.slice(0, -many.length) + one];
  }
  return [];
}

/** Singular and plural forms that the stemmer does not connect: `golf` and `golven`, `huis` and `huizen`, `cafés`. */
const pluralForms = (word: string) => [...regularPlurals(word), ...pluralInEren(word)];

function regularPlurals(word: string): string[] {
  const before = word.slice(0, -1);
  if (word.endsWith("f")) return [`${before}ven`];
  if (word.endsWith("ven")) return [`${word.slice(0, -3)}f`];
  if (word.endsWith("zen")) return [`${word.slice(0, -3)}s`];
  if (VOWELS.includes(word.at(-1) ?? "")) return LONG.test(word) ? [] : [`${word}s`];
  if (word.endsWith("s"))
    return VOWELS.includes(before.at(-1) ?? "") && !LONG.test(before) ? [before, `${before}zen`] : [`${before}zen`];
  return [];
}

/** The word first, then its other forms. Expects lower case without accents, as from `tokenize`. */
export function wordForms(word: string): string[] {
  if (word.length < 3 || /\P{L}/u.test(word)) return [word];
  const bases = baseForms(word);
  const singulars = bases.length > 0 ? bases : [word];
  const diminutives = singulars.flatMap(diminutiveForms);
  const plurals = diminutives.map((form) => `${form}s`);
  return [...new Set([word, ...bases, ...diminutives, ...plurals, ...singulars.flatMap(pluralForms)])];
}
