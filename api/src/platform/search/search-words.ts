import { type Expression, type RawBuilder, sql } from "kysely";
import type { Database, Tx } from "../db/database.ts";
import { wordForms } from "./dutch-forms.ts";
import { FUNCTION_WORDS } from "./function-words.ts";

/** A query for all of these words. Contains letters and digits only. */
export type WordQuery = readonly QueryWord[];
interface QueryWord {
  /** Each of these forms matches. */
  forms: readonly string[];
  /** Words that begin with this match as well. */
  prefix?: string;
}
export const NO_WORDS: WordQuery = [];

/** Further words are ignored. */
const MAX_WORDS = 12;
/** The most words that can be a name in a query with other words. */
const MAX_NAME_WORDS = 5;
/** Longer input is no word; PostgreSQL limits levenshtein to 255 characters. */
const MAX_WORD_LENGTH = 60;
/** Short words share few trigrams with their corrections. */
const SHORT_WORD_SIMILARITY = 0.1;
const ROUNDING = 0.001;
/** From this length the last word also matches as a prefix, for search as you type. */
const MIN_PREFIX_LENGTH = 4;

/**
 * The distinct words of the input, lower case and without accents. `title_words` in the database splits titles in the
 * same way, for spelling corrections (docs/decisions/0030-title-words.md).
 */
export const tokenize = (input: string) => [
  ...new Set(
    input
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  ),
];

/**
 * A letter behind an apostrophe: `foto's`, `Anna's`, `'s nachts`, `zo'n`. PostgreSQL makes it a separate word, which a
 * row with the main word (`foto`) does not necessarily have.
 */
const ELIDED = /['’ʼ´\x60]\p{L}(?![\p{L}\p{N}])/gu;

const wordsOf = (input: string) => tokenize(input.replaceAll(ELIDED, "")).slice(0, MAX_WORDS);

/**
 * Whether the dictionary ignores a word: a function word among others. It gets no other forms, because those would be
 * required.
 */
const isLeftOut = (word: string, words: readonly string[]) =>
  FUNCTION_WORDS.has(word) && !words.every((other) => FUNCTION_WORDS.has(other));

const formsOf = (word: string, words: readonly string[]) => (isLeftOut(word, words) ? [word] : wordForms(word));

/** Whether the last word also matches as a prefix. */
const endsInPrefix = (words: readonly string[]) => (words.at(-1)?.length ?? 0) >= MIN_PREFIX_LENGTH;

/** The words of the input, each in its forms. Empty without words. */
export function wordQuery(input: string): WordQuery {
  const words = wordsOf(input);
  return queryOf(words, endsInPrefix(words));
}

const queryOf = (words: readonly string[], hasPrefix: boolean): WordQuery =>
  words.map((word, index) => ({
    forms: formsOf(word, words),
    ...(hasPrefix && index === words.length - 1 && { prefix: word }),
  }));

/** The words without stemming, for columns of `to_tsvector('names_plain', …)`. */
export const namesQuery = (query: WordQuery | Expression<string>) =>
  tsQuery("names_plain", isWordQuery(query) ? expressionOf(query) : query);

/**
 * The words as the Dutch dictionary stems them, for columns of `to_tsvector('dutch_plain', …)`. The prefix is looked up
 * as it was typed: the stemmer turns `school` into `schol`, with which `scholier` begins but `schoolreis` does not.
 */
export function dutchQuery(query: WordQuery | Expression<string>) {
  if (!isWordQuery(query)) return tsQuery("dutch_plain", query);
  const inForms = query.map(({ forms }) => ({ forms }));
  const prefix = query.at(-1)?.prefix;
  if (!prefix || FUNCTION_WORDS.has(prefix)) return tsQuery("dutch_plain", expressionOf(inForms));
  const [before, last] = [inForms.slice(0, -1), inForms.slice(-1)];
  const ending = sql`(${tsQuery("dutch_plain", expressionOf(last))} || ${tsQuery("names_plain", `${prefix}:*`)})`;
  return before.length === 0 ? ending : sql`(${tsQuery("dutch_plain", expressionOf(before))} && ${ending})`;
}

const isWordQuery = (query: WordQuery | Expression<string>): query is WordQuery => Array.isArray(query);

const tsQuery = (configuration: "dutch_plain" | "names_plain", expression: string | Expression<string>) =>
  sql`to_tsquery(${sql.lit(configuration)}, ${expression})`;

/** The query in PostgreSQL's tsquery syntax. */
const expressionOf = (query: WordQuery) =>
  query.map(({ forms, prefix }) => `(${[...forms, ...(prefix ? [`${prefix}:*`] : [])].join(" | ")})`).join(" & ");

/**
 * The words before a last word that is a prefix: a row with all words of the input has at least these. Empty without a
 * prefix, or when only function words precede it.
 */
export function wordsBeforePrefix(input: string): WordQuery {
  const words = wordsOf(input);
  if (!endsInPrefix(words)) return NO_WORDS;
  const before = words.slice(0, -1).filter((word) => !FUNCTION_WORDS.has(word));
  return before.map((word) => ({ forms: wordForms(word) }));
}

/**
 * The ways to read the input as words with a name before or after them. Only the last word of the input can be a
 * prefix.
 */
export function besideName(input: string): { name: WordQuery; words: WordQuery; isNameLast: boolean }[] {
  const all = wordsOf(input);
  const hasPrefix = endsInPrefix(all);
  const lengths = Array.from(
    { length: Math.max(0, Math.min(MAX_NAME_WORDS, all.length - 1)) },
    (_, index) => index + 1,
  );
  return lengths.flatMap((length) => [
    {
      name: queryOf(all.slice(-length), hasPrefix),
      words: queryOf(all.slice(0, -length), false),
      isNameLast: true,
    },
    { name: queryOf(all.slice(0, length), false), words: queryOf(all.slice(length), hasPrefix), isNameLast: false },
  ]);
}

/**
 * Whether a title has all words of the input unstemmed, or equals the input: the Dutch dictionary leaves out function
 * words ('Wij en zij'), and punctuation marks are not words.
 * @param title a column with the indexes of migration 0029
 */
export function matchesTitle(title: Expression<string>, input: string) {
  const words = wordsOf(input).join(" & ");
  // PostgreSQL takes no NUL, and no title has one.
  const isSame = sql<boolean>`lower(${title}) = lower(${input.replaceAll("\0", "").trim()})`;
  return words
    ? sql<boolean>`(to_tsvector('names_plain', ${title}) @@ ${tsQuery("names_plain", words)} or ${isSame})`
    : isSame;
}

/**
 * `wordQuery` with spelling corrections: known words at a distance of one letter, two for a long word. Empty without
 * corrections.
 * @param isVisible whether a word occurs in something that this viewer may see; other words must not be revealed
 */
export async function fuzzyWordQuery(
  db: Database,
  input: string,
  isVisible: (word: Expression<string>) => RawBuilder<boolean>,
): Promise<WordQuery> {
  const words = wordsOf(input);
  const corrections = await db.transaction().execute(async (tx) => {
    const found: string[][] = [];
    for (const word of words) {
      const isCorrected = word.length <= MAX_WORD_LENGTH && !isLeftOut(word, words);
      found.push(isCorrected ? await similarWords(tx, word, isVisible) : []);
    }
    return found;
  });
  if (corrections.every((similar, index) => similar.every((word) => word === words[index]))) return NO_WORDS;
  return words.map((word, index) => ({ forms: [...formsOf(word, words), ...(corrections[index] ?? [])] }));
}

async function similarWords(tx: Tx, word: string, isVisible: (word: Expression<string>) => RawBuilder<boolean>) {
  const distance = word.length >= 8 ? 2 : 1;
  await sql`select set_config('pg_trgm.similarity_threshold', ${String(leastSimilarity(word, distance))}, true)`.execute(
    tx,
  );
  const { rows } = await sql<{ word: string }>`
    with alike as materialized (
      select word from search_words
      where word % ${word} and levenshtein_less_equal(word, ${word}, ${distance}) <= ${distance}
    )
    select word from alike where ${isVisible(sql.ref("alike.word"))}
    order by levenshtein_less_equal(word, ${word}, ${distance}), similarity(word, ${word}) desc, word
    limit 5`.execute(tx);
  return rows.map((row) => row.word);
}

/**
 * The least similarity of a word and one that differs from it in `distance` letters: each letter takes at most three
 * trigrams away and adds three. The higher it is, the fewer words PostgreSQL compares. A short word may share no trigram
 * with its correction, which is then missed.
 */
export function leastSimilarity(word: string, distance: number) {
  const letters = [..."  ", ...word, " "];
  const { size } = new Set(letters.slice(2).map((_, index) => letters.slice(index, index + 3).join("")));
  return Math.max(SHORT_WORD_SIMILARITY, (size - 3 * distance) / (size + 3 * distance) - ROUNDING);
}
