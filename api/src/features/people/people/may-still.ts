import { type Ability, grants, ROLES } from "@inktvis/contract/access";
import { type Expression, sql } from "kysely";

/**
 * Whether somebody is not blocked and has a role that grants this, as an expression over their id: a mail about what they
 * made says nothing to who does not manage it any more.
 */
export const mayStill = (personId: Expression<string>, ability: Ability) => sql<boolean>`exists (
  select from users person join user_roles held on held.user_id = person.id
  where person.id = ${personId} and person.blocked_at is null
    and held.role = any(${ROLES.filter((role) => grants([role], ability))})
)`;
