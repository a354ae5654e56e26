import type { Database, Tx } from "#platform/db/database.ts";

/** The factors a person has. */
export async function factorsOf(db: Database | Tx, userId: string) {
  const { totp, passkeys, recoveryCodes } = await db
    .selectNoFrom(({ selectFrom, fn, exists }) => [
      exists(
        selectFrom("totp_factors")
          .select("user_id")
          .where("user_id", "=", userId)
          .where("confirmed_at", "is not", null),
      ).as("totp"),
      selectFrom("passkeys")
        .select(fn.countAll<number>().as("count"))
        .where("user_id", "=", userId)
        .$asScalar()
        .as("passkeys"),
      selectFrom("recovery_codes")
        .select(fn.countAll<number>().as("count"))
        .where("user_id", "=", userId)
        .$asScalar()
        .as("recoveryCodes"),
    ])
    .executeTakeFirstOrThrow();
  return { totp: Boolean(totp), passkeys: passkeys ?? 0, recoveryCodes: recoveryCodes ?? 0 };
}
export type Factors = Awaited<ReturnType<typeof factorsOf>>;

/** Recovery codes alone are no second factor. */
export const isOn = ({ totp, passkeys }: Factors) => totp || passkeys > 0;

export const hasSecondFactor = async (db: Database | Tx, userId: string) => isOn(await factorsOf(db, userId));

/** Deletes all factors; sign-ins then count as made with the password alone. */
export async function deleteFactors(tx: Tx, userId: string) {
  await tx.deleteFrom("totp_factors").where("user_id", "=", userId).execute();
  await tx.deleteFrom("passkeys").where("user_id", "=", userId).execute();
  await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await tx.deleteFrom("second_steps").where("user_id", "=", userId).execute();
  await tx.updateTable("sign_ins").set({ method: "password" }).where("user_id", "=", userId).execute();
}

/** Deletes factors added since a moment, and the recovery codes if no factor is left. */
export async function deleteFactorsSince(tx: Tx, userId: string, since: Date) {
  await tx.deleteFrom("totp_factors").where("user_id", "=", userId).where("created_at", ">", since).execute();
  await tx.deleteFrom("passkeys").where("user_id", "=", userId).where("created_at", ">", since).execute();
  if (!(await hasSecondFactor(tx, userId))) await deleteFactors(tx, userId);
}
