import { expect, it } from "vitest";
import { WebAddress } from "./fields.ts";

const messagesOf = (url: string) => WebAddress.safeParse(url).error?.issues.map(({ message }) => message) ?? [];

it.each(["https://vrt.be@evil.example/", "https://vrt.be:x@evil.example/", "http://:x@evil.example"])(
  "a web address names nobody before its site: %s",
  (url) => {
    expect(messagesOf(url)).toEqual(["Laat in het webadres weg wat voor de @ staat."]);
  },
);

it("a web address may have an @ after its site", () => {
  expect(messagesOf("https://mastodon.example/@naam?van=a@b.be")).toEqual([]);
});

it.each(["x@evil.example", "https:vrt.be@evil.example", "javascript://vrt.be@evil.example"])(
  "what is no web address has one message: %s",
  (url) => {
    expect(messagesOf(url)).toHaveLength(1);
  },
);
