import type { Services } from "#platform/context.ts";
import { idOfSigned, signedId } from "#platform/secrets.ts";

type Secrets = Pick<Services, "config">;

const PURPOSE = "seat-offer";

/** The token of an offer: derived from the id of its entry, so that a mail that is made again carries the same link. */
export const offerToken = ({ config }: Secrets, entryId: string) => signedId(config.secret, PURPOSE, entryId);

/** The entry that a token stands for; undefined when the token is forged. */
export const entryIdOf = ({ config }: Secrets, token: string) => idOfSigned(config.secret, PURPOSE, token);
