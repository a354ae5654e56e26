import type { Genre } from "@inktvis/contract/features/texts/genres";
import { type RawBuilder, sql } from "kysely";
import { GENRE_LINKS } from "./chosen-genres.ts";

/** Genres as JSON; `from` must have the alias `genre`. */
export const genresJson = (from: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql<Genre[]>`(
  select coalesce(json_agg(json_build_object('id', genre.id, 'name', genre.name) order by ${order}), '[]'::json)
  from ${from}
)`;

/** The genres of a row by name: `genresOf("text_genres", "text.id")`. */
export const genresOf = (table: keyof typeof GENRE_LINKS, id: string) =>
  genresJson(
    sql`${sql.table(table)} chosen join genres genre on genre.id = chosen.genre_id
      where ${sql.ref(`chosen.${GENRE_LINKS[table]}`)} = ${sql.ref(id)}`,
    sql`genre.name`,
  );
