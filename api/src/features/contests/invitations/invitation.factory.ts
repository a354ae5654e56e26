import type { Insertable } from "kysely";
import type { Services } from "#platform/context.ts";
import type { Invitations } from "#platform/db/tables.gen.ts";
import { invitationToken } from "#features/inviting/invitations/invitation-token.ts";

type Wanted = Partial<Insertable<Invitations>> & { contest_id: string; email: string };

/** An invitation that was mailed, to the jury unless asked otherwise, with the token of its link. */
export async function anInvitation(services: Services, wanted: Wanted) {
  const { id } = await services.db
    .insertInto("invitations")
    .values({ type: "jury", message: "Lees je mee?", sent_at: services.clock.now(), ...wanted })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, token: invitationToken(services, "contest", id) };
}
