import ipaddr from "ipaddr.js";

/** What is given out of IPv6. All else is set apart or an IPv4 address in other words, as in `::7f00:1`. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether an address is one of the internet: not of this machine, of a private or link-local network, nor any other range
 * that is set apart, also not written as an IPv4 address within an IPv6 one. What we ask for people goes nowhere else.
 */
export function isPublicAddress(text: string) {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== "unicast") return false;
  return address instanceof ipaddr.IPv4 || address.match(GIVEN_OUT);
}
