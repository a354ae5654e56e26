import ipaddr from "ipaddr.js";

/** The allocated part of IPv6. Everything else is reserved, or an IPv4 address in another form, such as `::7f00:1`. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether an address is on the public internet: not this machine, not a private or link-local network, nor any other
 * reserved range, not even as an IPv4 address within an IPv6 one. Requests that we make on behalf of people go to
 * public addresses only.
 */
export function isPublicAddress(text: string) {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== "unicast") return false;
  return address instanceof ipaddr.IPv4 || address.match(GIVEN_OUT);
}
