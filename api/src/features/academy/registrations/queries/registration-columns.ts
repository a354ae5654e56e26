import type { AcademyGroup } from "@inktvis/contract/features/academy/periods";
import type { AcademyRegistration } from "@inktvis/contract/features/academy/registrations";
import { sql } from "kysely";

/** The groups of `registration`, in their order. */
export const groupsOfRegistration = sql<AcademyGroup[]>`(
  select coalesce(json_agg(json_build_object('id', chosen.id, 'title', chosen.title) order by chosen.position), '[]')
  from academy_registration_groups link join academy_groups chosen on chosen.id = link.group_id
  where link.registration_id = registration.id
)`;

/** Its files, the test first. */
export const filesOfRegistration = sql<AcademyRegistration["files"]>`(
  select coalesce(json_agg(json_build_object('kind', kind, 'name', name, 'size', size) order by kind desc), '[]')
  from academy_files where registration_id = registration.id
)`;
