import { guardsIn } from "../guard.ts";

const DATA = "api/src/features/personal-data";

export const personalDataGuards = [
  ...guardsIn(`${DATA}/registry/contests.ts`, [`${DATA}/personal-data.test.ts`], {
    "An export holds feedback once the contest shows it": [
      "where entry.user_id = ${id} and contest.ended_at is not null and contest.show_jury_feedback_to_participant",
      "where entry.user_id = ${id}",
    ],
  }),
  ...guardsIn(`${DATA}/personal-table.ts`, [`${DATA}/reused-address.test.ts`], {
    "Somebody's data holds what was sent to them, not to who has their address now": [
      "and ${id}::uuid = coalesce(",
      "and ${id}::uuid is not distinct from coalesce(${id}::uuid,",
    ],
    "What was sent to an address is of who had it then": [
      "where lower(email) = ${email} and given_up_at >= ${at} order by given_up_at limit 1",
      "where lower(email) = ${email} order by given_up_at limit 1",
    ],
  }),
  ...guardsIn(`${DATA}/registry/account.ts`, [`${DATA}/reused-address.test.ts`], {
    "Mails to a known person are not of who has the address": [
      'row.user_id is null and ${rowsSentTo("email", "at")(person)}',
      '${rowsSentTo("email", "at")(person)}',
    ],
    "A confirmed registration is not of who has the address": [
      'row.confirmed_at is null and ${rowsSentTo("email", "created_at")(person)}',
      '${rowsSentTo("email", "created_at")(person)}',
    ],
    "A used link is not of who has the address": [
      '(row.used_at is null and ${rowsSentTo("email", "issued_at")(person)})',
      '(${rowsSentTo("email", "issued_at")(person)})',
    ],
  }),
  ...guardsIn(`${DATA}/registry/contests.ts`, [`${DATA}/reused-address.test.ts`], {
    "A used invitation is not of who has the address": [
      'row.used_by is null and ${rowsSentTo("email", "sent_at")(person)}',
      '${rowsSentTo("email", "sent_at")(person)}',
    ],
  }),
  ...guardsIn("api/src/features/accounts/auth/email-changes.ts", [`${DATA}/reused-address.test.ts`], {
    "Until when an address was somebody's is kept": [
      ".values({ user_id: user.id, email: user.email, given_up_at: now })",
      ".values({ user_id: user.id, email: user.email, given_up_at: new Date(0) })",
    ],
  }),
  ...guardsIn(`${DATA}/identifiers.ts`, [`${DATA}/reused-address.test.ts`], {
    "Erasing somebody leaves traces of who has their address now": [
      "where ${personId}::uuid = coalesce(",
      "where ${personId}::uuid is not distinct from coalesce(${personId}::uuid,",
    ],
  }),
];
