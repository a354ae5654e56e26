import type { Database } from "#platform/db/database.ts";
import { visibleContests } from "#features/contests/contests/contest.policy.ts";
import { visiblePeople } from "#features/people/people/person.policy.ts";
import { membersTexts } from "#features/texts/texts/text.policy.ts";

const former = (db: Database, kind: "text" | "user" | "contest", oldId: string) =>
  db.selectFrom("legacy_addresses").select("id").where("kind", "=", kind).where("old_id", "=", oldId);

interface Former {
  path: RegExp;
  find: (db: Database, oldId: string) => { executeTakeFirst: () => Promise<unknown> };
}
const FORMER: readonly Former[] = [
  {
    path: /^\/tekst-lezen\/(\d{1,18})\/[^/]+$/,
    find: (db, oldId) => former(db, "text", oldId).where("text_id", "in", membersTexts(db).select("text.id")),
  },
  {
    path: /^\/profiel-van-[^/]*\/(\d{1,18})$/,
    find: (db, oldId) => former(db, "user", oldId).where("user_id", "in", visiblePeople({ db }).select("person.id")),
  },
  {
    path: /^\/kans-detail\/(\d{1,18})\/[^/]+$/,
    find: (db, oldId) =>
      former(db, "contest", oldId).where(
        "contest_id",
        "in",
        visibleContests({ db, viewer: undefined }).select("contest.id"),
      ),
  },
];

/**
 * Whether a path is a legacy address that redirects to something members may see
 * (docs/product/content.md#former-addresses).
 */
export async function leadsOn(db: Database, path: string) {
  for (const { path: form, find } of FORMER) {
    const oldId = form.exec(path)?.[1];
    if (oldId !== undefined) return (await find(db, oldId).executeTakeFirst()) !== undefined;
  }
  return false;
}
