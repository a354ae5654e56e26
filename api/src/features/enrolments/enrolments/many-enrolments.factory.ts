import { sql } from "kysely";
import type { Services } from "#platform/context.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { manyFollowers } from "#features/people/people/many-followers.factory.ts";

/**
 * Enrolments in every course that people enrol in, by members made for it: paid with an invoice, being paid, lapsed;
 * some payments were made twice or paid back. Call it after manyCourses.
 */
export async function manyEnrolments(services: Services, people = 3000) {
  const { db, clock } = services;
  const now = clock.now();
  await manyFollowers(services, (await aPerson(services)).id, people);
  await sql`
    insert into course_conditions (course_id, body) select id, conditions from courses where conditions is not null
    on conflict do nothing`.execute(db);
  await sql`
    insert into enrolments (course_id, user_id, accepted_conditions_id, started_at, updated_at, first_name, finalized_at,
      reserved_since, reserved_until, price_course)
    select wording.course_id, person.id, wording.id, ${now}::timestamptz - person.n * interval '1 minute', ${now}, 'Nele',
      case when person.n % 4 > 0 then ${now}::timestamptz end,
      ${now}::timestamptz - interval '1 hour', ${now}::timestamptz + (person.n % 60 - 30) * interval '1 minute', 12000
    from (select id, row_number() over (order by id) as n from users where slug like 'lezer-%') person
    join (select id, course_id, row_number() over (order by id) as n from course_conditions) wording
      on wording.n = person.n or wording.n = person.n + 1`.execute(db);
  await sql`
    insert into payments (enrolment_id, provider, provider_id, state, failure, amount, received, lines, choice, method,
      redirect_url, created_at, paid_at, next_check_at)
    select id, 'mollie', 'tr_' || id, case when finalized_at is null then 'failed' else 'paid' end,
      case when finalized_at is null then 'canceled' end, 12000, case when finalized_at is null then null else 12000 end,
      '[{"code":"course","description":"Cursus","price":12000,"discount":null,"total":12000,"vat":{"basispoints":0,"exemption":"x"}}]',
      '{}', 'bancontact', 'https://organization.inktvis.example', started_at, finalized_at, null
    from enrolments where first_name = 'Nele'`.execute(db);
  const each = sql`
    (select *, row_number() over (order by id) as n from payments where state = 'paid' and provider_id like 'tr_%') payment
    join enrolments enrolment on enrolment.id = payment.enrolment_id`;
  await sql`
    insert into invoices (series, year, serial, number, enrolment_id, payment_id, user_id, issued_at, date, seller, buyer,
      lines, vat, total, method)
    select 'invoice', 2020, payment.n, '2020-' || payment.n, enrolment.id, payment.id, enrolment.user_id, payment.paid_at,
      payment.paid_at::date, '{}', jsonb_build_object('name', 'Nele ' || payment.n, 'email', payment.n || '@lezers.example', 'vatNumber', null),
      payment.lines, '[]', 12000, 'bancontact'
    from ${each}`.execute(db);
  await sql`
    insert into refunds (payment_id, way, provider_id, state, amount, reason, created_at)
    select payment.id, 'provider', 're_' || payment.id, 'refunded', 100, 'Te veel', payment.paid_at from ${each}`.execute(
    db,
  );
  await sql`
    insert into anomalies (kind, dedupe_key, payment_id, enrolment_id, details, filed_at, decided_at, decision)
    select 'paid-twice', 'paid-twice ' || payment.id, payment.id, enrolment.id,
      '{"expected":12000,"received":12000,"providerId":"x"}', payment.paid_at,
      case when payment.n % 50 > 0 then payment.paid_at end, case when payment.n % 50 > 0 then 'dismissed' end
    from ${each}`.execute(db);
  await manyRequests(services);
  await sql`analyze users, course_conditions, waiting_list_entries, enrolments, enrolment_add_ons, instalments, payments, invoices, refunds, anomalies`.execute(
    db,
  );
}

/** Their requests for instalments, for a seat and for a book: most were answered. */
async function manyRequests({ db }: Services) {
  await sql`
    insert into instalments (enrolment_id, state, payment_state, reason, lines, choice, total, requested_at, decided_at)
    select id, case when n % 20 = 0 then 'approved' when n % 20 = 1 then 'open' else 'rejected' end,
      case when n % 20 = 0 then 'running' end, 'In delen', '[]', '{}', 12000, started_at,
      case when n % 20 <> 1 then started_at end
    from (select *, row_number() over (order by id) as n from enrolments where first_name = 'Nele') enrolment`.execute(
    db,
  );
  await sql`
    insert into waiting_list_entries (course_id, user_id, state, joined_at, ended_at)
    select course_id, user_id, case when n % 20 = 0 then 'waiting' else 'ended' end, started_at,
      case when n % 20 > 0 then started_at end
    from (select *, row_number() over (order by id) as n from enrolments where first_name = 'Nele') enrolment`.execute(
    db,
  );
  await sql`
    insert into enrolment_add_ons (enrolment_id, add_on, price, sent_at)
    select id, 'book', 2340, case when n % 20 > 0 then finalized_at end
    from (select *, row_number() over (order by id) as n from enrolments where first_name = 'Nele' and finalized_at is not null)
      enrolment`.execute(db);
}
