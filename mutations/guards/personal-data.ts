import { guardsIn } from "../guard.ts";

const DATA = "api/src/features/personal-data";

const HANDING_OVER = [`${DATA}/handing-over.test.ts`];

const ENROLMENTS = "api/src/features/enrolments/enrolments";
const ERASING_ENROLMENTS = [`${DATA}/erasing-enrolments.test.ts`];

export const personalDataGuards = [
  ...guardsIn(`${ENROLMENTS}/erase-enrolments.ts`, ERASING_ENROLMENTS, {
    "Open payments of an erased person are ended": ["  await letGoOpenPayments(tx, { enrolmentIds, now });\n", ""],
    "Outstanding instalments of an erased person are credited": [
      "credits.push(...(await endPlans(tx, enrolmentIds, now)));",
      "void [credits, endPlans];",
    ],
    "The seat of an erased person becomes free": [', delisted_at: eb.fn.coalesce("delisted_at", eb.val(now))', ""],
    "An enrolment that the books retain has no data of the erased person": [
      "({ ...NOBODY, delisted_at",
      "({ user_id: null, delisted_at",
    ],
    "Organisers are not notified of a seat that becomes free in a course that is over": [
      "!isOver({ end_date }, now)",
      "true",
    ],
  }),
  ...guardsIn(`${ENROLMENTS}/only-begun.ts`, [`${DATA}/retention/only-begun.test.ts`], {
    "An enrolment in the books is not deleted after a term": ['  and not ${isInBooks("enrolments")}\n', ""],
    "An enrolment with a request for instalments is not deleted after a term": [
      "  and not exists (select from instalments where enrolment_id = enrolments.id)\n",
      "",
    ],
    "Data of an unfinished enrolment is kept as long as the course is open": [
      "  and (select ${enrollingEndsAt} from courses course where course.id = enrolments.course_id) < ${before}\n",
      "",
    ],
  }),
  ...guardsIn("api/src/features/invitation-kinds/not-accepted.ts", [`${DATA}/retention/not-accepted.test.ts`], {
    "An accepted invitation, which gives access, is not deleted after a term": ["used_at is null and ", ""],
  }),
  ...guardsIn(`${DATA}/lock-person-and-content.ts`, ERASING_ENROLMENTS, {
    "An erasure and a received payment wait for each other": [
      " union select course_id from enrolments where user_id = ${id}",
      "",
    ],
  }),
  ...guardsIn(`${DATA}/lock-person-and-content.ts`, [`${DATA}/erasing-races.test.ts`], {
    "Erasing a person and following their online course wait for each other": [
      "select id from ecourses where organizer_id = ${personId}",
      "select null::uuid",
    ],
  }),
  ...guardsIn(`${DATA}/lock-person-and-content.ts`, [`${DATA}/erasing-students.test.ts`], {
    "Erasing a student and deleting their online course wait for each other": [
      "where id in (${ids(personId)})",
      "where id in (${ids(personId)}) and ${strength === 'update'}",
    ],
    "Erasing a person and linking online courses to a course wait for each other": [
      "${madeEcourses(id)}\n      union ",
      "",
    ],
    "Erasing a person does not wait for a student who locks their own row": ['    "no key update",\n', ""],
    "An erasure locks tables in the same order as changes do": ["of LOCKED_TABLES)", "of LOCKED_TABLES.toReversed())"],
  }),
  ...guardsIn("api/src/features/inviting/invitations/accept-invitation.ts", [`${DATA}/erasing-students.test.ts`], {
    "Erasing a person and accepting an invitation wait for each other": [
      '    await tx.selectFrom("users").select("id").where("id", "=", viewer.id).forKeyShare().execute();\n',
      "",
    ],
  }),
  ...guardsIn(`${DATA}/personal-data.jobs.ts`, [`${DATA}/reused-address.test.ts`], {
    "A former address is kept as long as a request that was made with it": [
      '            .where("request.user_id", "is", null),\n',
      '            .where("request.user_id", "is not", null),\n',
    ],
  }),
  ...guardsIn(`${DATA}/lock-person-and-content.ts`, [`${DATA}/erasing-articles.test.ts`], {
    "Erasing a person and saving an article by them wait for each other": [
      "select id from articles where author_id = ${id}",
      "select null::uuid",
    ],
  }),
  ...guardsIn(`${ENROLMENTS}/enrolment.policy.ts`, [`${ENROLMENTS}/calendar.test.ts`], {
    "A person who only began to enrol has no calendar file": ['.where("enrolment.finalized_at", "is not", null)', ""],
    "A delisted person has no calendar file": ['.where("enrolment.delisted_at", "is", null)', ""],
    "The calendar file of a participant exists for nobody else": ['.where("enrolment.user_id", "=", viewer.id)', ""],
  }),
  ...guardsIn(
    "api/src/features/enrolments/payments/payment.mail-jobs.ts",
    ["api/src/features/enrolments/payments/payment-mails.test.ts"],
    {
      "Nobody is mailed that a payment failed while another one may succeed": [
        '.where("other.state", "in", ["creating", "pending"])',
        '.where("other.id", "is", null)',
      ],
      "Nobody is mailed that nothing was paid while staff handle an anomaly of the enrolment": [
        " || (await isInReview(services.db, failed.enrolmentId))",
        "",
      ],
      "Staff are not mailed an anomaly that was already decided": [
        '.where("anomaly.decided_at", "is", null)\n    .$castTo<{ kind',
        ".$castTo<{ kind",
      ],
      "Nobody is mailed that staff handle an anomaly that was already decided": [
        '.where("anomaly.decided_at", "is", null)\n    .$castTo<EnrolmentInMail & { kind',
        ".$castTo<EnrolmentInMail & { kind",
      ],
      "Only staff who manage money are mailed anomalies": [
        'staffWith(db, "manageMoney")',
        'staffWith(db, "manageContent")',
      ],
    },
  ),
  ...guardsIn(`${ENROLMENTS}/enrolment.mail-jobs.ts`, [`${ENROLMENTS}/enrolment-mails.test.ts`], {
    "A delisted person is not mailed that they are enrolled": [
      '.where("enrolment.finalized_at", "is not", null)\n    .where("enrolment.delisted_at", "is", null)',
      '.where("enrolment.finalized_at", "is not", null)',
    ],
  }),
  ...guardsIn("server/src/http/mailbox.ts", ["server/src/http/mail-attachments.test.ts"], {
    "An attachment is downloaded, never opened on the host of the mailbox": [
      "attachment; filename*",
      "inline; filename*",
    ],
  }),
  ...guardsIn(`${DATA}/retention/terms.ts`, [`${DATA}/retention/terms.test.ts`], {
    "A sign-in that is in use is kept, however old": [
      "sql`created_at < ${before} and not exists (select from sessions where sign_in_id = sign_ins.id)`",
      "sql`created_at < ${before}`",
    ],
    "A draft that was edited recently is kept": ['.where("updated_at", "<", before)', ""],
  }),
  ...guardsIn("api/src/features/courses/courses/course.relied-on.ts", HANDING_OVER, {
    "Courses of the house stay when their creator is erased": ["row.organized_by_cs or", "false or"],
    "Courses that people enrolled in stay when their organiser is erased": ['or ${hadParticipants("row.id")}', ""],
    "An erased person is not named as teacher": ["teacher: null, teacher_image_id: null", "revision: 1"],
    "The contact address of an erased person disappears from courses of the house": [
      "addressOnly(config.mailFrom)",
      "sql`admin_email_address`",
    ],
  }),
  ...guardsIn(`${DATA}/relied-on.ts`, HANDING_OVER, {
    "A contest is transferred to a team member who neither enters nor judges it": ["    .orderBy(takesPart)\n", ""],
  }),
  ...guardsIn("api/src/features/activities/activities/activity.relied-on.ts", HANDING_OVER, {
    "Activities of the house stay when their creator is erased": ["sql`row.organized_by_cs`", "sql`false`"],
    "An erased person is not named as the organiser of an activity": [
      "organizer: SITES.organization.title",
      "revision: 1",
    ],
  }),
  ...guardsIn("api/src/platform/relied-on.ts", HANDING_OVER, {
    "Pictures of what is transferred to the team are not erased": [
      "where owner_id = ${from} and id in (${pictures})",
      "where false",
    ],
  }),
  ...guardsIn(`${DATA}/registry/contests.ts`, [`${DATA}/exporting.test.ts`], {
    "An export contains feedback only if the contest shows it": [
      "where entry.user_id = ${id} and contest.ended_at is not null and contest.show_jury_feedback_to_participant",
      "where entry.user_id = ${id}",
    ],
  }),
  ...guardsIn(`${DATA}/personal-table.ts`, [`${DATA}/reused-address.test.ts`], {
    "An export contains what was sent to the person, but not to a later owner of their address": [
      "and ${id}::uuid = coalesce(",
      "and ${id}::uuid is not distinct from coalesce(${id}::uuid,",
    ],
    "A mail belongs to the owner of the address when it was sent": [
      "where lower(email) = ${email} and given_up_at >= ${at} order by given_up_at limit 1",
      "where lower(email) = ${email} order by given_up_at limit 1",
    ],
  }),
  ...guardsIn(`${DATA}/registry/account.ts`, [`${DATA}/reused-address.test.ts`], {
    "A mail to a known person does not belong to a later owner of the address": [
      'row.user_id is null and ${rowsSentTo("at")(person)}',
      '${rowsSentTo("at")(person)}',
    ],
    "A confirmed registration does not belong to a later owner of the address": [
      'row.confirmed_at is null and ${rowsSentTo("created_at")(person)}',
      '${rowsSentTo("created_at")(person)}',
    ],
    "A used link does not belong to a later owner of the address": [
      '(row.used_at is null and ${rowsSentTo("issued_at")(person)})',
      '(${rowsSentTo("issued_at")(person)})',
    ],
  }),
  ...guardsIn(`${DATA}/registry/invitations.ts`, [`${DATA}/reused-address.test.ts`], {
    "A used invitation does not belong to a later owner of the address": [
      'row.used_by is null and ${rowsSentTo("sent_at")(person)}',
      '${rowsSentTo("sent_at")(person)}',
    ],
  }),
  ...guardsIn("api/src/features/accounts/auth/email-changes.ts", [`${DATA}/reused-address.test.ts`], {
    "Changing an address records when the old one was given up": [
      ".values({ user_id: user.id, email: user.email, given_up_at: now })",
      ".values({ user_id: user.id, email: user.email, given_up_at: new Date(0) })",
    ],
  }),
  ...guardsIn(`${DATA}/registry/ecourses.ts`, [`${DATA}/exporting-ecourses.test.ts`], {
    "The export of a maker does not contain the current title of a student's text": [
      "case when row.user_id = ${id} then (select title from texts where id = row.text_id) end",
      "(select title from texts where id = row.text_id)",
    ],
  }),
  ...guardsIn(`${DATA}/identifiers.ts`, [`${DATA}/reused-address.test.ts`], {
    "Erasing a person leaves the rows of a later owner of their address": [
      "where ${personId}::uuid = coalesce(",
      "where ${personId}::uuid is not distinct from coalesce(${personId}::uuid,",
    ],
  }),
];
