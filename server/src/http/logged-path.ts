import { contract } from "@inktvis/contract";
import { endpointsOf } from "@inktvis/contract/layer/endpoint";

/** What stands before a secret in the paths of the API: `/unsubscribe/`. */
const BEFORE_SECRET = [...endpointsOf(contract)].flatMap(([, { path }]) => /^(.*\/)\{token\}/.exec(path)?.[1] ?? []);
const SECRETS = new RegExp(`(${[...new Set(BEFORE_SECRET)].join("|")})[^/]+`, "gi");

/** The path of an address as it may be logged: without its query, where tokens of mails travel, and without secrets of its own. */
export const loggedPath = (url: string) => (url.split("?")[0] ?? "").replaceAll(SECRETS, "$1…");
