import { type Expression, type RawBuilder, sql } from "kysely";
import type { Database, Tx } from "../db/database.ts";
import { formsOf } from "./dutch-forms.ts";

/** More words than anybody means; the rest changes nothing any more. */
const MAX_WORDS = 12;
/** Longer ones are no words, and a distance between them would take long; beyond 255 PostgreSQL refuses. */
const LONGEST = 60;
/** From here on the last word may still be growing under somebody's fingers. */
const GROWING = 4;

/** The words of something that somebody typed, lower case and without accents. */
export const wordsOf = (typed: string) => [
  ...new Set(
    typed
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  ),
];

/**
 * What to look for, in the words of PostgreSQL (`to_tsquery`): every word in one of its forms. Only letters, figures
 * and our own signs are in it, whatever was typed. Empty when there is nothing to look for.
 */
export function queryOf(typed: string) {
  const words = wordsOf(typed).slice(0, MAX_WORDS);
  return words
    .map((word, index) => {
      const forms = formsOf(word);
      if (index === words.length - 1 && word.length >= GROWING) forms.push(`${word}:*`);
      return oneOf(forms);
    })
    .join(" & ");
}

/**
 * The same with what somebody may have meant who typed a letter wrong: words of titles and names that differ in one
 * letter, in two for a long word. Empty when there are none.
 * @param isSeen whether a word stands in something that this viewer may find: what else is called tells them nothing
 */
export async function nearQueryOf(
  db: Database,
  typed: string,
  isSeen: (word: Expression<string>) => RawBuilder<boolean>,
) {
  const words = wordsOf(typed).slice(0, MAX_WORDS);
  const meant = await db.transaction().execute(async (tx) => {
    // Short words share few trigrams with what they were meant to be.
    await sql`set local pg_trgm.similarity_threshold = 0.1`.execute(tx);
    return Promise.all(
      words.map(async (word) => {
        if (word.length > LONGEST) return [];
        const distance = word.length >= 8 ? 2 : 1;
        const { rows } = await sql<{ word: string }>`
          select word from search_words
          where word in (
            select word from search_words
            where word % ${word} and levenshtein_less_equal(word, ${word}, ${distance}) <= ${distance}
          ) and ${isSeen(sql.ref("search_words.word"))}
          order by levenshtein_less_equal(word, ${word}, ${distance}), similarity(word, ${word}) desc, word
          limit 5`.execute(tx);
        return rows.map((row) => row.word);
      }),
    );
  });
  if (meant.every((near, index) => near.every((word) => word === words[index]))) return "";
  return words.map((word, index) => oneOf([...formsOf(word), ...(meant[index] ?? [])])).join(" & ");
}

const oneOf = (forms: readonly string[]) => `(${forms.join(" | ")})`;

/** Learns the words of a title or a name, so that they are found with a letter wrong. */
export async function rememberWords(db: Database | Tx, title: string) {
  const words = wordsOf(title).filter((word) => word.length > 1 && word.length <= LONGEST);
  if (words.length === 0) return;
  await db
    .insertInto("search_words")
    // In order: two who learn the same words at once do not wait for each other in a circle.
    .values(words.toSorted().map((word) => ({ word })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
