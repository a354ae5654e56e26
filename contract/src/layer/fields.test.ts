import { expect, it } from "vitest";
import { Day, Euros, Moment, WebAddress } from "./fields.ts";

const messagesOf = (url: string) => WebAddress.safeParse(url).error?.issues.map(({ message }) => message) ?? [];

it.each(["https://vrt.be@evil.example/", "https://vrt.be:x@evil.example/", "http://:x@evil.example"])(
  "a web address has no name and @ before its host: %s",
  (url) => {
    expect(messagesOf(url)).toEqual(["Laat in het webadres weg wat voor de @ staat."]);
  },
);

it("a web address may have an @ after its site", () => {
  expect(messagesOf("https://mastodon.example/@naam?van=a@b.be")).toEqual([]);
});

it.each(["x@evil.example", "https:vrt.be@evil.example", "javascript://vrt.be@evil.example"])(
  "something that is not a web address gets a single message: %s",
  (url) => {
    expect(messagesOf(url)).toHaveLength(1);
  },
);

// With its offset the last one is in the year 10000, which no response can express.
it.each(["2200-01-01", "2200-01-01T00:00", "9999-12-31T23:59:00-12:00"])("a moment is before 2200, not %s", (typed) => {
  for (const schema of [Moment, Day])
    expect(schema.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(["Kies een jaar voor 2200."]);
});
it("a moment may be as late as the last second of 2199", () => {
  expect(Moment.safeParse("2199-12-31T23:59:59-12:00").success).toBe(true);
});

const euros = (typed: unknown) => Euros(100).safeParse(typed);
it.each([
  [19.99, 19.99],
  ["19.99", 19.99],
  ["19,9", 19.9],
  [" 12 ", 12],
  [0, 0],
  ["0.07", 0.07],
  [100, 100],
])("an amount is a number or a text of one, read exactly: %j", (typed, amount) =>
  expect(euros(typed).data).toBe(amount),
);
it("an amount may have points between its thousands, before a comma", () => {
  const large = (typed: string) => Euros(10_000_000).safeParse(typed).data;
  expect(["1.247,50", "1.000.000,5"].map(large)).toEqual([1247.5, 1_000_000.5]);
  for (const typed of ["1.24,50", "0.247,50", "1.2475,00", "1,247.50"]) expect(large(typed)).toBeUndefined();
});
it.each([
  19.999,
  "19.999",
  "19.990",
  1e-7,
  "1e1",
  -0.01,
  "-1",
  100.01,
  "100.01",
  "",
  "veel",
  "0x10",
  "1.",
  NaN,
  null,
  [],
])("an amount is not %j", (typed) => expect(euros(typed).success).toBe(false));
it("an amount with too many decimals gets a message that says so, as a number and as a text", () => {
  for (const typed of [19.999, "19.999"])
    expect(euros(typed).error?.issues[0]?.message).toBe("Vul een bedrag met hoogstens twee cijfers na de komma in.");
});
