import type { Services } from "#platform/context.ts";

/** Address and nickname for a mail to a person; undefined once they are erased. */
export const mailRecipient = ({ db }: Pick<Services, "db">, userId: string) =>
  db.selectFrom("users").select(["nickname", "email"]).where("id", "=", userId).executeTakeFirst();
