import { expect, it } from "vitest";
import { isPublicAddress } from "./public-address.ts";

it.each(["93.184.216.34", "8.8.8.8", "2606:2800:220:1:248:1893:25c8:1946"])("takes %s for public", (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

it.each([
  "127.0.0.1",
  "127.8.8.8",
  "0.0.0.0",
  "10.1.2.3",
  "172.16.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "198.18.0.1",
  "::",
  "::1",
  "fe80::1",
  "fd00:ec2::254",
  "ff02::1",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  // As a URL writes `::127.0.0.1` and `::169.254.169.254`.
  "::7f00:1",
  "::a9fe:a9fe",
  "100:0:0:1::1",
  "4000::1",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "2001:0:1::1",
  "localhost",
  "",
])("refuses %s", (address) => expect(isPublicAddress(address)).toBe(false));
