import type { Insertable } from "kysely";
import { invitationToken } from "#features/inviting/invitations/invitation-token.ts";
import type { Services } from "#platform/context.ts";
import type { Invitations } from "#platform/db/tables.gen.ts";

type Wanted = Partial<Insertable<Invitations>> & { course_id: string; email: string };

/** An invitation to a course that was mailed, with the token of its link. */
export async function aCourseInvitation(services: Services, wanted: Wanted) {
  const { id } = await services.db
    .insertInto("invitations")
    .values({ type: "participant", message: "Schrijf je mee?", sent_at: services.clock.now(), ...wanted })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, token: invitationToken(services, "course", id) };
}
