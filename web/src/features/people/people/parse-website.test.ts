import { expect, it } from "vitest";
import { parseWebsite } from "./parse-website.ts";

it("shows a website as the name of its host", () => {
  expect(parseWebsite("https://www.voorbeeld.example/over-mij?x=1")).toEqual({
    href: "https://www.voorbeeld.example/over-mij?x=1",
    host: "voorbeeld.example",
  });
  expect(parseWebsite("http://iemand@elders.example:8080")?.host).toBe("elders.example:8080");
});

it("links to web pages only", () => {
  for (const website of [
    "javascript:alert(1)",
    "data:text/html,x",
    "voorbeeld.example",
    "mailto:ik@voorbeeld.example",
    "",
  ])
    expect(parseWebsite(website)).toBeUndefined();
});
