import type { DB } from "#platform/db/tables.gen.ts";
import type { TableEntry } from "./personal-table.ts";
import { isPersonalTable } from "./personal-table.ts";
import { academyTables } from "./registry/academy.ts";
import { accountTables } from "./registry/account.ts";
import { activityTables } from "./registry/activities.ts";
import { contestTables } from "./registry/contests.ts";
import { courseTables, savedSearchTables } from "./registry/courses.ts";
import { ecourseTables } from "./registry/ecourses.ts";
import { enrolmentTables } from "./registry/enrolments.ts";
import { houseTables } from "./registry/house.ts";
import { invitationTables } from "./registry/invitations.ts";
import { instalmentTables } from "./registry/instalments.ts";
import { paymentTables } from "./registry/payments.ts";
import { magazineTables } from "./registry/magazine.ts";
import { mailingTables } from "./registry/mailings.ts";
import { newsletterTables } from "./registry/newsletter.ts";
import { profileTables } from "./registry/profile.ts";
import { reactionTables } from "./registry/reactions.ts";
import { textTables } from "./registry/texts.ts";

/**
 * For every table: its personal data, how it is exported and how it is erased. A missing table or column fails the type
 * check; add it in `registry/`. Exports follow this order; erasure goes in reverse, so that the user's row comes last.
 */
export const registry: Readonly<Record<keyof DB, TableEntry>> = {
  ...profileTables,
  ...textTables,
  ...reactionTables,
  ...contestTables,
  ...invitationTables,
  ...courseTables,
  ...savedSearchTables,
  ...enrolmentTables,
  ...paymentTables,
  ...instalmentTables,
  ...magazineTables,
  ...mailingTables,
  ...ecourseTables,
  ...activityTables,
  ...academyTables,
  ...newsletterTables,
  ...accountTables,
  ...houseTables,
};

export const personalTables = Object.values(registry).filter(isPersonalTable);

/** What is retained after an erasure, as Dutch sentences. */
export const retainedAfterErasure = personalTables.flatMap(({ retained }) => retained?.reason ?? []);
