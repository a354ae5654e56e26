import { sql } from "kysely";
import type { Database } from "#platform/db/database.ts";

/** A line that is valid without checking the database. */
export interface LegacyLine {
  line: number;
  kind: "text" | "user" | "contest";
  oldId: number;
  oldSlug: string;
  slug: string;
}

/** An invalid line: its slug does not exist, or an earlier line maps the same old address to something else. */
export interface LegacyProblem {
  line: number;
  kind: LegacyLine["kind"];
  slug: string;
  /** The number of the earlier line. */
  clashesWith: number | null;
}

interface Outcome {
  added: number;
  changed: number;
  problems: LegacyProblem[];
}

/**
 * Imports lines in batches. Earlier lines of the file are kept in a temporary table, so that memory does not grow with
 * the file; `db` must therefore be a single connection, for one file.
 */
export async function openLegacyImport(db: Database) {
  // A pooled connection may still have the table of an earlier file.
  await sql`drop table if exists pg_temp.seen`.execute(db);
  await sql`
    create temporary table seen (
      kind text, old_id bigint, old_slug text, line integer, text_id uuid, user_id uuid, contest_id uuid,
      primary key (kind, old_id, old_slug)
    )`.execute(db);

  return async (lines: readonly LegacyLine[]): Promise<Outcome> => {
    const { rows } = await sql<Outcome>`
      with given as (
        select *
        from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
          as given (line integer, kind text, "oldId" bigint, "oldSlug" text, slug text)
      ), aimed as (
        select given.*, text_slugs.text_id, user_slugs.user_id, contest_slugs.contest_id
        from given
        left join text_slugs on given.kind = 'text' and text_slugs.slug = given.slug
        left join user_slugs on given.kind = 'user' and user_slugs.slug = given.slug
        left join contest_slugs on given.kind = 'contest' and contest_slugs.slug = given.slug
      ), taken as (
        insert into seen (kind, old_id, old_slug, line, text_id, user_id, contest_id)
        select distinct on (kind, "oldId", "oldSlug") kind, "oldId", "oldSlug", line, text_id, user_id, contest_id
        from aimed
        where num_nonnulls(text_id, user_id, contest_id) = 1
        order by kind, "oldId", "oldSlug", line
        on conflict do nothing
        returning *
      ), written as (
        insert into legacy_addresses (kind, old_id, old_slug, text_id, user_id, contest_id)
        select kind, old_id, old_slug, text_id, user_id, contest_id from taken
        on conflict (kind, old_id, old_slug) do update
          set text_id = excluded.text_id, user_id = excluded.user_id, contest_id = excluded.contest_id
          where (legacy_addresses.text_id, legacy_addresses.user_id, legacy_addresses.contest_id)
            is distinct from (excluded.text_id, excluded.user_id, excluded.contest_id)
        returning old.kind is null as is_new
      ), problems as (
        select aimed.line, aimed.kind, aimed.slug,
          case when num_nonnulls(aimed.text_id, aimed.user_id, aimed.contest_id) = 1 then first.line end as clash
        from aimed
        left join (select * from seen union all select * from taken) first
          on (first.kind, first.old_id, first.old_slug) = (aimed.kind, aimed."oldId", aimed."oldSlug")
        where num_nonnulls(aimed.text_id, aimed.user_id, aimed.contest_id) = 0
          or (first.text_id, first.user_id, first.contest_id)
            is distinct from (aimed.text_id, aimed.user_id, aimed.contest_id)
      )
      select
        (select count(*) filter (where is_new) from written) as added,
        (select count(*) filter (where not is_new) from written) as changed,
        (
          select coalesce(json_agg(json_build_object(
            'line', line, 'kind', kind, 'slug', slug, 'clashesWith', clash
          ) order by line), '[]')
          from problems
        ) as problems`.execute(db);
    return rows[0] as Outcome;
  };
}
