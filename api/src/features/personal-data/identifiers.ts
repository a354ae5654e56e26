import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";

/** The slugs of a person's profile, of their texts, and of what they organise. */
export const slugsOf = (personId: string): RawBuilder<unknown> => sql`
  select slug from user_slugs where user_id = ${personId}
  union all
  select address.slug from text_slugs address join texts text on text.id = address.text_id where text.author_id = ${personId}
  union all
  select address.slug from contest_slugs address join contests contest on contest.id = address.contest_id
  where contest.organizer_id = ${personId}
  union all
  select address.slug from course_slugs address join courses course on course.id = address.course_id
  where course.organizer_id = ${personId}
  union all
  select address.slug from activity_slugs address join activities activity on activity.id = address.activity_id
  where activity.organizer_id = ${personId}`;

/** Current and former e-mail addresses, except those that somebody else has had since. */
const addressesOf = (personId: string): RawBuilder<unknown> => sql`
  select address from (
    select email from users where id = ${personId}
    union select email from former_emails where user_id = ${personId}
    union select email from registrations where id = ${personId}
    union select email from mail_log where user_id = ${personId}
  ) as mine (address)
  where ${personId}::uuid = coalesce(
    (select id from users where lower(email) = lower(address)),
    (select user_id from former_emails where lower(email) = lower(address) order by given_up_at desc limit 1),
    ${personId}::uuid
  )`;

/**
 * Strings that identify this person and nobody else: their id, e-mail addresses, slugs and the ids of their rows. Read
 * before anything is deleted, but after what others rely on was transferred.
 */
export async function identifiersOf(tx: Tx, personId: string) {
  const { rows } = await sql<{ trace: string }>`
    select id::text as trace from users where id = ${personId}
    union all ${addressesOf(personId)}
    union all ${slugsOf(personId)}
    union all select id::text from texts where author_id = ${personId}
    union all select id::text from moderation_decisions where author_id = ${personId}
    union all select id::text from contests where organizer_id = ${personId}
    union all select id::text from courses where organizer_id = ${personId}
    union all select id::text from magazine_subscriptions where user_id = ${personId}
    union all select id::text from enrolments where user_id = ${personId}
    union all select instalment.id::text from instalments instalment
      join enrolments enrolment on enrolment.id = instalment.enrolment_id where enrolment.user_id = ${personId}
    union all select id::text from waiting_list_entries where user_id = ${personId}
    union all select id::text from activities where organizer_id = ${personId}
    union all select id::text from participations where user_id = ${personId}
    union all select id::text from contest_jury where user_id = ${personId}
    union all select id::text from sign_ins where user_id = ${personId}
    union all select id::text from password_resets where user_id = ${personId}
    union all select id::text from email_changes where user_id = ${personId}
    union all select id::text from images where owner_id = ${personId}`.execute(tx);
  return rows.map(({ trace }) => trace);
}

/** Names and titles, which other people may have too. */
export async function namesOf(tx: Tx, personId: string) {
  const { rows } = await sql<{ name: string }>`
    select unnest(array[nickname, first_name, last_name, concat_ws(' ', first_name, last_name)]) as name
    from users where id = ${personId}
    union all select unnest(array[
      first_name, last_name, concat_ws(' ', first_name, last_name), parent_name, invoicing_name, invoicing_vat_number
    ])
    from enrolments where user_id = ${personId}
    union all select title from texts where author_id = ${personId}
    union all select title from moderation_decisions where author_id = ${personId}`.execute(tx);
  return rows.map(({ name }) => name).filter(Boolean);
}
