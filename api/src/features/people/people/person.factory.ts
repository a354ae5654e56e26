import type { Role } from "@inktvis/contract/access";
import type { Insertable } from "kysely";
import type { Services } from "#platform/context.ts";
import type { Users } from "#platform/db/tables.gen.ts";
import { hashPassword } from "#features/accounts/auth/passwords.ts";

export const PASSWORD = "een goed wachtwoord";
const passwordHash = hashPassword(PASSWORD);

interface Wanted extends Partial<Insertable<Users>> {
  roles?: readonly Role[];
}

/** A person with a confirmed account; absent columns get defaults. */
export async function aPerson({ db, clock }: Services, { roles = [], ...wanted }: Wanted = {}) {
  const name = `persoon-${crypto.randomUUID().slice(0, 13)}`;
  const person = await db
    .insertInto("users")
    .values({
      slug: name,
      nickname: name,
      email: `${name}@voorbeeld.example`,
      password_hash: await passwordHash,
      terms_agreed_at: clock.now(),
      ...wanted,
    })
    .returning(["id", "slug", "nickname", "email"])
    .executeTakeFirstOrThrow();
  await db.insertInto("user_slugs").values({ slug: person.slug, user_id: person.id }).execute();
  for (const role of roles) await db.insertInto("user_roles").values({ user_id: person.id, role }).execute();
  return person;
}

/** The current address of a person. */
export async function emailOf({ db }: Services, id: string | null) {
  const person = await db.selectFrom("users").select("email").where("id", "=", id).executeTakeFirstOrThrow();
  return person.email;
}
