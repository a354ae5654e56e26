import type { Services } from "#platform/context.ts";
import { idOfSigned, signedId } from "#platform/secrets.ts";
import type { InvitationKind } from "./invited-to.ts";

type Secrets = Pick<Services, "config">;

// The purpose is part of links that were mailed: renaming a kind would break them.
const purposeOf = (kind: InvitationKind) => `${kind}-invitation`;

/** The token of an invitation: derived from its id, so that a mail that is made again has the same link. */
export const invitationToken = ({ config }: Secrets, kind: InvitationKind, id: string) =>
  signedId(config.secret, purposeOf(kind), id);

/** The id of the invitation that a token stands for; undefined when the token is forged, or of another kind. */
export const invitationIdOf = ({ config }: Secrets, kind: InvitationKind, token: string) =>
  idOfSigned(config.secret, purposeOf(kind), token);
