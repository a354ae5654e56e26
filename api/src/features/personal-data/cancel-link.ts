import { originOf } from "@inktvis/contract/sites";
import type { Config } from "#platform/config.ts";
import { sameSecret, sign } from "#platform/secrets.ts";
import { cancelErasurePath } from "@inktvis/contract/page-paths/account";

/** The token is not stored but signed, so that a mail that is sent twice carries the same link. */
const tokenOf = ({ secret }: Config, requestId: string) => sign(secret, "cancel-erasure", requestId);

export const isCancelToken = (config: Config, requestId: string, token: string) =>
  sameSecret(token, tokenOf(config, requestId));

/** The link to a page that needs no session. Opening it changes nothing; its button does. */
export const cancelLink = (config: Config, requestId: string) =>
  originOf(config.sites, "account") + cancelErasurePath(requestId, tokenOf(config, requestId));
