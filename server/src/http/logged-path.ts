import { contract } from "@inktvis/contract";
import { endpointsOf } from "@inktvis/contract/layer/endpoint";

/** Path prefixes before a token in the API: `/unsubscribe/`. */
const BEFORE_SECRET = [...endpointsOf(contract)].flatMap(([, { path }]) => /^(.*\/)\{token\}/.exec(path)?.[1] ?? []);
const SECRETS = new RegExp(`(${[...new Set(BEFORE_SECRET)].join("|")})[^/]+`, "gi");

/** A path that is safe to log: without its query, which may hold tokens of mails, and without tokens in the path. */
export const loggedPath = (url: string) => (url.split("?")[0] ?? "").replaceAll(SECRETS, "$1…");
