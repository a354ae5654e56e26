import type { MailCategory } from "@inktvis/contract/features/accounts/mail-preferences";
import type { ExpressionBuilder } from "kysely";
import type { DB } from "#platform/db/tables.gen.ts";
import { PREFERENCE_COLUMNS } from "./mail-categories.ts";

/** A condition on `users as user`: receives mails of this category. */
export const isSubscribedTo = (category: MailCategory) => (eb: ExpressionBuilder<DB & { user: DB["users"] }, "user">) =>
  eb.and([
    eb("user.receive_only_crucial_email", "=", false),
    eb(`user.${PREFERENCE_COLUMNS[category]}`, "=", true),
    eb("user.blocked_at", "is", null),
  ]);
