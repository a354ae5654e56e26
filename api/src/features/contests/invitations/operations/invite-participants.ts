import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { invitationsLeft } from "#features/inviting/invitations/send-invitations.ts";
import { managedContests } from "../../contests/contest.policy.ts";
import { recordDataAccess, changeInContest } from "../../contests/manage-contest.ts";
import { foreignContest, noInvitees } from "../invitation.errors.ts";
import { checkInviting } from "../invitation.policy.ts";
import { accountsIn, sendContestInvitations } from "../send-contest-invitations.ts";

interface Input {
  text: string;
  emails?: readonly string[] | undefined;
  /** Other contests: everybody who handed in there is invited, unless they were invited before. */
  contests?: readonly string[] | undefined;
}

/**
 * Invites people to take part (docs/product/invitations.md#sending). An address that is given is mailed again, one that
 * comes from another contest is not.
 */
export async function inviteParticipants(
  ctx: MemberContext,
  slug: string,
  { text, emails = [], contests = [] }: Input,
) {
  if (emails.length === 0 && contests.length === 0) throw noInvitees();
  return changeInContest(ctx, { act: "invite-participants", which: { slug } }, async (tx, contest, say) => {
    checkInviting(ctx, contest);
    const given = new Set(emails);
    const entrants = (await entrantsOf(ctx, tx, [...new Set(contests)], contest)).filter(
      ({ email }) => !given.has(email),
    );
    const to = { contestId: contest.id, type: "participant" } as const;
    const addresses = entrants.map(({ email }) => email);
    const areIn = new Set(await accountsIn(tx, to, addresses));
    const others = entrants.filter(({ email }) => !areIn.has(email));
    const invited = others.filter(({ isInvited }) => isInvited).map(({ email }) => email);
    const fresh = others.filter(({ isInvited }) => !isInvited).map(({ email }) => email);
    // No more than may still be sent today: the others are invited when this request is repeated.
    const asked = fresh.slice(0, Math.max((await invitationsLeft(ctx, tx)) - given.size, 0));
    const left = fresh.length - asked.length;
    const wanted = [...given, ...asked];
    const { data } = await sendContestInvitations(
      ctx,
      tx,
      { ...to, text },
      wanted.map((email) => ({ email })),
    );
    say({ about: { sent: data.sent } });
    return {
      data: {
        sent: data.sent,
        already: [...data.already, ...areIn].toSorted(),
        invited: [...data.invited, ...invited].toSorted(),
        ...(left > 0 && { left }),
      },
    };
  });
}

/** The accounts that handed in an entry in these contests, and whether they were invited to this one before. */
async function entrantsOf(
  ctx: MemberContext,
  tx: Tx,
  contestIds: readonly string[],
  invitesTo: { id: string; organizer_id: string },
) {
  if (contestIds.length === 0) return [];
  const own = await managedContests(tx, ctx.viewer)
    .select(["contest.id", "contest.title", "contest.organizer_id"])
    .where("contest.id", "in", contestIds)
    .execute();
  if (own.length < contestIds.length) throw foreignContest();
  for (const contest of own) await recordDataAccess(tx, ctx, "use-entrants", contest);
  return tx
    .selectFrom("participations as participation")
    .innerJoin("users as user", "user.id", "participation.user_id")
    .leftJoin("invitations as invitation", (join) =>
      join
        .on(
          ({ fn }) => fn<string>("lower", ["user.email"]),
          "=",
          (eb) => eb.ref("invitation.email"),
        )
        .on("invitation.contest_id", "=", invitesTo.id)
        .on("invitation.type", "=", "participant"),
    )
    .select(({ fn, eb }) => [
      fn<string>("lower", ["user.email"]).as("email"),
      eb("invitation.id", "is not", null).as("isInvited"),
    ])
    .distinct()
    .where("participation.contest_id", "in", contestIds)
    .where("participation.finalized_at", "is not", null)
    .where("user.id", "!=", invitesTo.organizer_id)
    .where("user.blocked_at", "is", null)
    .execute();
}
