import { type Ability, grants, ROLES } from "@inktvis/contract/access";
import { type Expression, sql } from "kysely";

/**
 * Whether a person is not blocked and has a role with this ability, as an expression over their id: people who no
 * longer manage something get no mail about it.
 */
export const hasAbilityNow = (personId: Expression<string>, ability: Ability) => sql<boolean>`exists (
  select from users person join user_roles held on held.user_id = person.id
  where person.id = ${personId} and person.blocked_at is null
    and held.role = any(${ROLES.filter((role) => grants([role], ability))})
)`;
