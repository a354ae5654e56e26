import type { IncomingMessage } from "node:http";
import { BlockList, isIPv6 } from "node:net";

const privateNetworks = new BlockList();
privateNetworks.addSubnet("127.0.0.0", 8);
privateNetworks.addSubnet("10.0.0.0", 8);
privateNetworks.addSubnet("172.16.0.0", 12);
privateNetworks.addSubnet("192.168.0.0", 16);
privateNetworks.addAddress("::1", "ipv6");
privateNetworks.addSubnet("fc00::", 7, "ipv6");

/**
 * An address, `localhost` or the name of a machine in that network: never a host name that a public web page can have.
 */
const OPERATOR_HOST = /^(?:[^.:[\]]+|[\d.]+|\[[\da-f:]+\])(?::\d+)?$/i;

/** Whether a request comes from the machine or its private network, and not through the proxy or a page in a browser. */
export function isOperator({ headers, socket }: IncomingMessage) {
  if (headers.host !== undefined && !OPERATOR_HOST.test(headers.host)) return false;
  const address = (socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  return headers["x-forwarded-for"] === undefined && privateNetworks.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}
