import { originOf } from "@inktvis/contract/sites";
import type { Config } from "#platform/config.ts";
import { sameSecret, sign } from "#platform/secrets.ts";
import { cancelErasurePath } from "@inktvis/contract/page-paths/account";

/** Stored nowhere: a mail that is made twice carries the same link. */
const tokenOf = ({ secret }: Config, requestId: string) => sign(secret, "cancel-erasure", requestId);

export const isCancelToken = (config: Config, requestId: string, token: string) =>
  sameSecret(token, tokenOf(config, requestId));

/** A page that works without signing in: opening it changes nothing, a button on it does. */
export const cancelLink = (config: Config, requestId: string) =>
  originOf(config.sites, "account") + cancelErasurePath(requestId, tokenOf(config, requestId));
