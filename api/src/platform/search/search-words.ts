import { type Expression, type RawBuilder, sql } from "kysely";
import type { Database, Tx } from "../db/database.ts";
import { wordForms } from "./dutch-forms.ts";

/** More words than anybody means; the rest changes nothing any more. */
const MAX_WORDS = 12;
/** Longer ones are no words, and a distance between them would take long; beyond 255 PostgreSQL refuses. */
const MAX_WORD_LENGTH = 60;
/** From here on the last word may still be growing under somebody's fingers. */
const MIN_PREFIX_LENGTH = 4;

/** The words of something that somebody typed, lower case and without accents. */
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
 * What to look for, in the words of PostgreSQL (`to_tsquery`): every word in one of its forms. Only letters, figures
 * and our own signs are in it, whatever was typed. Empty when there is nothing to look for.
 */
export function toTsQuery(input: string) {
  const words = tokenize(input).slice(0, MAX_WORDS);
  return words
    .map((word, index) => {
      const forms = wordForms(word);
      if (index === words.length - 1 && word.length >= MIN_PREFIX_LENGTH) forms.push(`${word}:*`);
      return anyOf(forms);
    })
    .join(" & ");
}

/**
 * The same with what somebody may have meant who typed a letter wrong: words of titles and names that differ in one
 * letter, in two for a long word. Empty when there are none.
 * @param isSeen whether a word stands in something that this viewer may find: what else is called tells them nothing
 */
export async function fuzzyTsQuery(
  db: Database,
  input: string,
  isVisible: (word: Expression<string>) => RawBuilder<boolean>,
) {
  const words = tokenize(input).slice(0, MAX_WORDS);
  const corrections = await db.transaction().execute(async (tx) => {
    // Short words share few trigrams with what they were meant to be.
    await sql`set local pg_trgm.similarity_threshold = 0.1`.execute(tx);
    return Promise.all(
      words.map(async (word) => {
        if (word.length > MAX_WORD_LENGTH) return [];
        const distance = word.length >= 8 ? 2 : 1;
        const { rows } = await sql<{ word: string }>`
          select word from search_words
          where word in (
            select word from search_words
            where word % ${word} and levenshtein_less_equal(word, ${word}, ${distance}) <= ${distance}
          ) and ${isVisible(sql.ref("search_words.word"))}
          order by levenshtein_less_equal(word, ${word}, ${distance}), similarity(word, ${word}) desc, word
          limit 5`.execute(tx);
        return rows.map((row) => row.word);
      }),
    );
  });
  if (corrections.every((similar, index) => similar.every((word) => word === words[index]))) return "";
  return words.map((word, index) => anyOf([...wordForms(word), ...(corrections[index] ?? [])])).join(" & ");
}

const anyOf = (forms: readonly string[]) => `(${forms.join(" | ")})`;

/** Learns the words of a title or a name, so that they are found with a letter wrong. */
export async function indexWords(db: Database | Tx, title: string) {
  const words = tokenize(title).filter((word) => word.length > 1 && word.length <= MAX_WORD_LENGTH);
  if (words.length === 0) return;
  await db
    .insertInto("search_words")
    // In order: two who learn the same words at once do not wait for each other in a circle.
    .values(words.toSorted().map((word) => ({ word })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Forgets the words that are in no title or name any more that somebody else may see. */
export const deleteUnusedWords = (db: Database) =>
  sql`
    delete from search_words where word not in (
      select regexp_split_to_table(
        regexp_replace(lower(normalize(title, NFKD)), '[\u0300-\u036f]', '', 'g'), '[^[:alnum:]]+'
      )
      from (
        select nickname from users
        union all select title from texts where not is_private
        union all select title from contests where published_at is not null
        union all select title from articles
        union all select title from pages
      ) as named (title)
    )`.execute(db);
