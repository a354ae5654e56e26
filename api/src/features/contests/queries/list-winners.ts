import { sql } from "kysely";
import type { MemberContext } from "../../../platform/context.ts";
import { notManaged } from "../contest.errors.ts";
import { atSlug, managedContests } from "../contest.policy.ts";

/** Who won a contest that the viewer manages, with where the prize goes; a row for each text that won. */
export async function listWinners({ db, viewer }: MemberContext, slug: string) {
  const contest = await atSlug(managedContests(db, viewer), slug).select("contest.id").executeTakeFirst();
  if (!contest) throw notManaged();
  const rows = await db
    .selectFrom("contributions as contribution")
    .innerJoin("participations as participation", "participation.id", "contribution.participation_id")
    .innerJoin("users as user", "user.id", "participation.user_id")
    .selectAll("participation")
    .select([
      "user.nickname",
      "user.email",
      "contribution.id as contributionId",
      sql<string>`contribution.title`.as("title"),
      "contribution.age_category_id as ageCategoryId",
    ])
    .where("contribution.contest_id", "=", contest.id)
    .where("contribution.frozen_at", "is not", null)
    .where("contribution.state", "=", "winner")
    .orderBy("contribution.age_category_id")
    .orderBy("user.nickname")
    .orderBy("contribution.position")
    .execute();
  return {
    data: rows.map((row) => ({
      user: {
        nickname: row.nickname,
        name: [row.first_name, row.last_name].filter(Boolean).join(" "),
        email: row.email,
        phone: row.phone,
        addressStreet: row.address_street,
        addressNumber: row.address_number,
        addressPostalCode: row.address_postal_code,
        addressCity: row.address_city,
        addressCountry: row.address_country,
      },
      contribution: { id: row.contributionId, title: row.title, ageCategoryId: row.ageCategoryId },
    })),
  };
}
