import type { MailCategory } from "@inktvis/contract/features/accounts/mail-preferences";
import type { ExpressionBuilder } from "kysely";
import type { DB } from "#platform/db/tables.gen.ts";
import { WANTED_IN } from "./mail-categories.ts";

/** A condition on `users as user`: gets mails of this category, which neither the one switch nor its own ends. */
export const wantsMailsOf = (category: MailCategory) => (eb: ExpressionBuilder<DB & { user: DB["users"] }, "user">) =>
  eb.and([
    eb("user.receive_only_crucial_email", "=", false),
    eb(`user.${WANTED_IN[category]}`, "=", true),
    eb("user.blocked_at", "is", null),
  ]);
