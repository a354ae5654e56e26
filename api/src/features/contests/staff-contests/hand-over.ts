import { abilitiesOf } from "@inktvis/contract/access";
import type { ManagingAct } from "@inktvis/contract/features/contests/managing-acts";
import type { Selectable } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import type { Contests } from "#platform/db/tables.gen.ts";
import { profilePictureOf } from "#platform/files/media.ts";
import { invalid } from "#platform/http/errors.ts";
import { recordChange } from "#platform/audit/record-change.ts";
import { noSuchContest } from "../contests/contest.errors.ts";
import { changeOrganizer } from "../contests/change-organizer.ts";
import { contestPartOf } from "../contests/queries/contest-part.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";
import { lockPersonRow } from "#features/people/people/lock-person-row.ts";
import { rolesOf } from "#features/people/people/roles-of.ts";
import { lockContest } from "./lock-contest.ts";
import { contestHandedOver } from "./staff-contests.jobs.ts";

const noSuchOrganizer = () =>
  invalid({ email: "Niemand met dit e-mailadres kan wedstrijden maken. Geef die rol eerst." });
const alreadyOrganizer = () => invalid({ email: "Deze wedstrijd is al van die organisator." });
const takesPart = () => invalid({ email: "Wie meedoet aan deze wedstrijd of ze jureert, kan ze niet organiseren." });

/** Hands a contest over to another organiser, such as when its organiser is blocked, and mails both. @throws 422 */
export async function handOver({ db, viewer, now, jobs }: MemberContext, id: string, organizerId: string) {
  await db.transaction().execute(async (tx) => {
    const contest = await lockContest(tx, id);
    const organizer = await lockNewOrganizer(tx, contest, organizerId);
    const former = await tx
      .selectFrom("users")
      .select("nickname")
      .where("id", "=", contest.organizer_id)
      .executeTakeFirstOrThrow();
    await changeOrganizer(tx, { ids: [id], from: contest.organizer_id, to: organizer.id });
    await recordFormerOrganizer(tx, contest, now);
    await jobs.enqueue(tx, contestHandedOver, { contestId: id, fromId: contest.organizer_id, toId: organizer.id });
    await recordChange(tx, {
      actorId: viewer.id,
      now,
      action: "hand-over" satisfies ManagingAct,
      subject: "contests",
      subjectId: id,
      subjectName: contest.title,
      ownerId: organizer.id,
      before: { organizerId: contest.organizer_id, organizer: former.nickname },
      after: { organizerId: organizer.id, organizer: organizer.nickname },
    });
  });
}

/** Finds who has this e-mail address, to be confirmed before the hand-over. @throws 422 when they cannot get the contest */
export async function findOrganizer({ db }: MemberContext, id: string, email: string) {
  const contest = await db
    .selectFrom("contests")
    .select(["id", "organizer_id"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!contest) throw noSuchContest();
  const found = await db
    .selectFrom("users as person")
    .leftJoin(visibleImages.as("portrait"), "portrait.id", "person.picture_id")
    .select(["person.id", "person.nickname", "person.email", "person.blocked_at", "portrait.picture as portrait"])
    .where((eb) => eb.fn("lower", ["person.email"]), "=", email)
    .executeTakeFirst();
  const { id: personId, nickname, email: address, portrait } = await checkedOrganizer(db, contest, found);
  return { data: { id: personId, nickname, email: address, profilePicture: profilePictureOf(portrait) } };
}

/** Locks somebody who can become the organiser of the contest. @throws 422 */
async function lockNewOrganizer(tx: Tx, contest: Contested, personId: string) {
  const person = await lockPersonRow(tx, personId).select(["id", "nickname", "blocked_at"]).executeTakeFirst();
  return checkedOrganizer(tx, contest, person);
}

type Contested = Pick<Selectable<Contests>, "id" | "organizer_id">;

/** Somebody who may create contests, is not blocked and neither enters nor judges this one. @throws 422 for others */
async function checkedOrganizer<Person extends { id: string; blocked_at: Date | null }>(
  db: Database | Tx,
  contest: Contested,
  person: Person | undefined,
) {
  if (!person || person.blocked_at) throw noSuchOrganizer();
  const roles = await rolesOf(db, person.id);
  if (!abilitiesOf(roles).userCanCreateContests) throw noSuchOrganizer();
  if (person.id === contest.organizer_id) throw alreadyOrganizer();
  const { participates, isJury } = await contestPartOf(db, contest.id, person.id);
  if (participates || isJury) throw takesPart();
  return person;
}

type HandedOver = Pick<Selectable<Contests>, "id" | "organizer_id" | "published_at" | "contact_email">;

/** Former organisers could read every entry and its author, so they can no longer enter or judge this contest. */
function recordFormerOrganizer(tx: Tx, { id, organizer_id, published_at, contact_email }: HandedOver, now: Date) {
  // A contact address that was never public is not recorded.
  const said = { handed_over_at: now, contact_email: published_at && contact_email };
  return tx
    .insertInto("former_organizers")
    .values({ contest_id: id, user_id: organizer_id, ...said })
    .onConflict((known) => known.columns(["contest_id", "user_id"]).doUpdateSet(said))
    .execute();
}
