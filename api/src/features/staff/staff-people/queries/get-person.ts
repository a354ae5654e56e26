import { ABILITIES, abilitiesOf } from "@inktvis/contract/access";
import type { MemberContext } from "#platform/context.ts";
import { countUpTo } from "#platform/db/count-up-to.ts";
import { hasSecondFactor } from "#features/accounts/second-factor/factors.ts";
import { staffPicturesOf } from "#features/moderation/staff-pictures/staff-pictures.ts";
import { publicTexts } from "#features/texts/texts/text.policy.ts";
import { noSuchPerson } from "../staff-people.errors.ts";
import { grantableRoles, mayRemoveSecondFactor, mayBlock } from "../staff-person.policy.ts";
import { selectStaffPerson, staffPersonSummaryOf } from "./list-people.ts";

export async function getPerson({ db, viewer }: MemberContext, id: string) {
  const row = await selectStaffPerson(db.selectFrom("users as person"))
    .select([
      "person.position",
      "person.pictures",
      "person.blocked_because",
      "person.terms_version",
      "person.terms_agreed_at",
    ])
    .select(({ selectFrom, fn }) =>
      selectFrom("sign_ins")
        .select(fn.countAll<number>().as("count"))
        .whereRef("sign_ins.user_id", "=", "person.id")
        .as("signInCount"),
    )
    .where("person.id", "=", id)
    .executeTakeFirst();
  if (!row) throw noSuchPerson();
  const abilities = abilitiesOf(row.roles);
  const { total: textCount } = await countUpTo(db, publicTexts(db).where("text.author_id", "=", id));
  const hasFactor = await hasSecondFactor(db, id);
  const mayEnd = mayBlock(viewer, row);
  return {
    data: {
      ...staffPersonSummaryOf(row),
      jobTitle: row.position,
      abilities: ABILITIES.filter((ability) => abilities[ability]),
      blockedBecause: row.blocked_because,
      termsVersion: row.terms_version,
      termsAgreedAt: row.terms_agreed_at.toISOString(),
      textCount,
      signInCount: row.signInCount ?? 0,
      pictures: await staffPicturesOf(db, row.pictures),
      hasSecondFactor: hasFactor,
      me: {
        can: {
          block: mayEnd && id !== viewer.id,
          endSignIns: mayEnd,
          removeSecondFactor: hasFactor && id !== viewer.id && mayRemoveSecondFactor(viewer, row),
          roles: grantableRoles(viewer),
        },
      },
    },
  };
}
