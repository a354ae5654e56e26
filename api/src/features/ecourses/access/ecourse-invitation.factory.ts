import type { Insertable } from "kysely";
import { invitationToken } from "#features/inviting/invitations/invitation-token.ts";
import type { Services } from "#platform/context.ts";
import type { Invitations } from "#platform/db/tables.gen.ts";

type Wanted = Partial<Insertable<Invitations>> & { ecourse_id: string; email: string };

/** An invitation to an online course that was mailed, with the token of its link. */
export async function anEcourseInvitation(services: Services, wanted: Wanted) {
  const { id } = await services.db
    .insertInto("invitations")
    .values({ type: "participant", message: "Volg je mee?", sent_at: services.clock.now(), ...wanted })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, token: invitationToken(services, "ecourse", id) };
}

/** Links an online course to a course, so that its participants can follow it. */
export const aLink = (services: Services, link: { course_id: string; ecourse_id: string }) =>
  services.db
    .insertInto("course_ecourses")
    .values({ ...link, linked_at: services.clock.now() })
    .execute();
