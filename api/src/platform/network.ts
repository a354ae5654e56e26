import type { IncomingMessage } from "node:http";
import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";
import type { Config } from "./config.ts";

/** Some proxies add the port: `1.2.3.4:5678`, `[2001:db8::1]:5678`. */
const WITH_PORT = /^\[(?<v6>[^\]]+)\](?::\d+)?$|^(?<v4>[\d.]+):\d+$/;

/**
 * The client address of a request. TRUST_PROXY is the number of trusted proxies: each appends the address that it saw
 * to X-Forwarded-For; anything before those entries may be forged.
 */
function callerAddress({ trustProxy }: Pick<Config, "trustProxy">, { headers, socket }: IncomingMessage) {
  const added = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((address) => address.trim())
    .filter(Boolean);
  const chain = [...added, socket.remoteAddress ?? ""];
  return chain[Math.max(0, chain.length - 1 - trustProxy)] ?? "";
}

/**
 * The network that rate limits count by: an IPv4 address, or the /64 of an IPv6 one, because one customer has a whole
 * /64. An IPv4-mapped address (`::ffff:1.2.3.4`) counts as IPv4; an invalid address is `unknown`.
 */
export function networkOf(address: string) {
  // The form that most addresses have: parsing takes thirty times as long.
  if (isIPv4(address)) return address;
  const { v4, v6 } = WITH_PORT.exec(address)?.groups ?? {};
  const parsed = parse(v4 ?? v6 ?? address);
  if (!parsed) return "unknown";
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`).toString()}/64`;
}

/**
 * A prefix of a network, for mails and logs: enough to recognise one's own, too little to identify somebody. `81.82.83`
 * for 81.82.83.84, `2001:db8:1` for an address below 2001:db8:1::/48.
 */
export function networkPrefix(network: string) {
  const parsed = parse(network.replace("/64", ""));
  if (!parsed) return network;
  if (parsed instanceof ipaddr.IPv4) return parsed.octets.slice(0, 3).join(".");
  return parsed.parts
    .slice(0, 3)
    .map((part) => part.toString(16))
    .join(":");
}

const parse = (address: string) => (ipaddr.isValid(address) ? ipaddr.process(address) : undefined);

export const callerNetwork = (config: Pick<Config, "trustProxy">, request: IncomingMessage) =>
  networkOf(callerAddress(config, request));
