import { grants, ROLES, type StaffRight } from "@inktvis/contract/access";
import type { Database, Tx } from "#platform/db/database.ts";

/** People with this staff right, as `staff`. Blocked people are left out. */
export const staffWith = (db: Database | Tx, right: StaffRight) =>
  db
    .selectFrom("users as staff")
    .where("staff.blocked_at", "is", null)
    .where("staff.id", "in", ({ selectFrom }) =>
      selectFrom("user_roles")
        .select("user_id")
        .where(
          "role",
          "in",
          ROLES.filter((role) => grants([role], right)),
        ),
    );
