import { abilitiesOf } from "@inktvis/contract/access";
import type { ManagingAct } from "@inktvis/contract/features/contests/contests";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { invalid } from "#platform/http/errors.ts";
import { recordChange } from "#platform/audit/record-change.ts";
import { giveContests } from "../contests/give-contests.ts";
import { noSuchContest } from "../contests/contest.errors.ts";
import { lockPerson } from "#features/staff/staff-people/lock-person.ts";
import { contestHandedOver } from "./staff-contests.jobs.ts";

const nobody = () => invalid({ email: "Niemand met dit e-mailadres kan wedstrijden maken. Geef die rol eerst." });
const organizesAlready = () => invalid({ email: "Deze wedstrijd is al van die organisator." });
const takesPart = () => invalid({ email: "Wie meedoet aan deze wedstrijd of ze jureert, kan ze niet organiseren." });

/** Gives a contest to another organiser, such as of somebody who is blocked; both read it in a mail. */
export async function handOver({ db, viewer, now, jobs }: MemberContext, id: string, email: string) {
  await db.transaction().execute(async (tx) => {
    // Held first: nobody enters or judges it meanwhile.
    const contest = await tx
      .selectFrom("contests as contest")
      .selectAll("contest")
      .where("contest.id", "=", id)
      .forUpdate("contest")
      .executeTakeFirst();
    if (!contest) throw noSuchContest();
    const former = await tx
      .selectFrom("users")
      .select("nickname")
      .where("id", "=", contest.organizer_id)
      .executeTakeFirstOrThrow();
    const organizer = await lockOrganizer(tx, email);
    if (organizer.id === contest.organizer_id) throw organizesAlready();
    if (await hasPart(tx, contest.id, organizer.id)) throw takesPart();
    await giveContests(tx, [contest], organizer.id);
    await jobs.enqueue(tx, contestHandedOver, { contestId: id, fromId: contest.organizer_id, toId: organizer.id });
    await recordChange(tx, {
      actorId: viewer.id,
      now,
      action: "hand-over" satisfies ManagingAct,
      subject: "contests",
      subjectId: id,
      subjectName: contest.title,
      before: { organizerId: contest.organizer_id, organizer: former.nickname },
      after: { organizerId: organizer.id, organizer: organizer.nickname },
    });
  });
}

/** Who may make contests and is not blocked, held so that this stays so. */
async function lockOrganizer(tx: Tx, email: string) {
  const found = await tx
    .selectFrom("users")
    .select("id")
    .where((eb) => eb.fn("lower", ["email"]), "=", email)
    .executeTakeFirst();
  if (!found) throw nobody();
  const person = await lockPerson(tx, found.id);
  if (person.blocked_at || !abilitiesOf(person.roles).userCanCreateContests) throw nobody();
  return person;
}

/** Nobody organises what they enter or judge. */
async function hasPart(tx: Tx, contestId: string, userId: string) {
  const { part } = await tx
    .selectNoFrom(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom("participations").select("id").where("contest_id", "=", contestId).where("user_id", "=", userId),
        ),
        exists(
          selectFrom("contest_jury").select("id").where("contest_id", "=", contestId).where("user_id", "=", userId),
        ),
      ]).as("part"),
    )
    .executeTakeFirstOrThrow();
  return Boolean(part);
}
