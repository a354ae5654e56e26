import type { Services } from "#platform/context.ts";
import { sameSecret, sign } from "#platform/secrets.ts";

const signatureOf = ({ config }: Pick<Services, "config">, id: string) => sign(config.secret, "contest-invitation", id);

/** The token of an invitation: follows from its id, so that a mail that is made again carries the same link. */
export const invitationToken = (services: Pick<Services, "config">, id: string) => `${id}.${signatureOf(services, id)}`;

/** The id of the invitation that a token stands for; undefined when it is not ours. */
export function invitationIdOf(services: Pick<Services, "config">, token: string) {
  const [id = "", signature = "", ...more] = token.split(".");
  return more.length === 0 && sameSecret(signature, signatureOf(services, id)) ? id : undefined;
}
