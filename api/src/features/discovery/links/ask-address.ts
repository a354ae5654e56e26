import { lookup as lookUpHost } from "node:dns";
import { type ClientRequest, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { LinkProblem } from "@inktvis/contract/features/discovery/staff-links";
import { isPublicAddress } from "#platform/public-address.ts";

const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 5;

interface Reach {
  /** Whether this network address may be connected to. */
  isAllowed: (address: string) => boolean;
  /** The ports that may be connected to. */
  ports: readonly string[];
}
const INTERNET: Reach = { isAllowed: isPublicAddress, ports: ["", "80", "443"] };

/** The error code for an address that we do not connect to. */
const REFUSED = "EREFUSED";
/** The codes of Node and OpenSSL for a connection that is not secure. */
const INSECURE = /^(?:CERT_|ERR_TLS|ERR_SSL|EPROTO|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/;

/**
 * Asks whether a web address answers. Returns null when it does, even if it refuses robots, and otherwise what is
 * wrong. Only the headers are read. Every network address that a name resolves to is checked when it is connected to,
 * after a redirect too, so that no name and no response leads into our own network.
 */
export async function askAddress(url: URL, userAgent: string, reach = INTERNET): Promise<LinkProblem | null> {
  try {
    const head = await follow(url, "HEAD", userAgent, reach).catch((error: unknown) => {
      if (codeOf(error) === REFUSED) throw error;
      return "unreachable";
    });
    // Many servers respond badly or not at all to HEAD, but well to GET.
    return head === null ? null : await follow(url, "GET", userAgent, reach);
  } catch (error) {
    return INSECURE.test(codeOf(error)) ? "insecure" : "unreachable";
  }
}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? "";

async function follow(url: URL, method: "HEAD" | "GET", userAgent: string, reach: Reach) {
  let at = url;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const { statusCode = 0, headers } = await ask(at, method, userAgent, reach);
    const next = statusCode >= 300 && statusCode < 400 && headers.location;
    if (!next) return problemOf(statusCode);
    at = new URL(next, at);
  }
  return "loop";
}

function problemOf(status: number): LinkProblem | null {
  if (status === 404) return "missing";
  if (status === 410) return "gone";
  // Anything else is an answer: a link is not dead because we could not find out.
  return status >= 500 && status < 600 ? "server-error" : null;
}

/** Sends one request, for its status and headers. @throws the error of the connection */
function ask(url: URL, method: "HEAD" | "GET", userAgent: string, reach: Reach) {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!["http:", "https:"].includes(url.protocol) || !reach.ports.includes(url.port)) throw refused(url.host);
  // A numeric address is connected to without a lookup.
  if (isIP(host) && !reach.isAllowed(host)) throw refused(host);
  const send = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise<IncomingMessage>((resolve, reject) => {
    const asking: ClientRequest = send(url, {
      method,
      headers: { "user-agent": userAgent, accept: "text/html,*/*;q=0.8" },
      lookup: lookupWithin(reach),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      agent: false,
    });
    asking.on("response", (answer) => {
      // The body is not read.
      answer.on("error", () => {});
      answer.destroy();
      resolve(answer);
    });
    // A server that switches to another protocol has answered too.
    asking.on("upgrade", (answer, socket) => {
      socket.destroy();
      resolve(answer);
    });
    asking.on("error", reject);
    asking.end();
  });
}

const refused = (what: string) => Object.assign(new Error(`${what} is not on the internet`), { code: REFUSED });

/** Looks up a name as usual, but fails when one of its addresses is not allowed. */
const lookupWithin =
  ({ isAllowed }: Reach): LookupFunction =>
  (hostname, options, found) =>
    lookUpHost(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return found(error ?? refused(hostname), "", 0);
      if (!addresses.every(({ address }) => isAllowed(address))) return found(refused(hostname), "", 0);
      return options.all ? found(null, addresses) : found(null, first.address, first.family);
    });
