import { describe, expect, it } from "vitest";
import { slugify, claimSlug } from "./slugs.ts";

describe("slugify", () => {
  it.each([
    ["Café in de Zée!", "cafe-in-de-zee"],
    ["  Één   ding,  twee — dingen  ", "een-ding-twee-dingen"],
    ["Straße", "strasse"],
    ["ﬁjn ½", "fijn-1-2"],
    ["100 % zee", "100-zee"],
    ["--a--", "a"],
    ["../../etc/passwd", "etc-passwd"],
    ["A/B?c=d#e", "a-b-c-d-e"],
    ["", "zonder-titel"],
    ["!!!", "zonder-titel"],
    ["Москва", "zonder-titel"],
    ["🐙", "zonder-titel"],
    ["\u0000\ud800", "zonder-titel"],
  ])("turns %j into %s", (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it("has at most 80 characters and no trailing dash", () => {
    for (let length = 70; length < 90; length++) {
      const slug = slugify(`${"x".repeat(length)} staart ${"y".repeat(100)}`);
      expect(slug.length).toBeLessThanOrEqual(80);
      expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    }
  });

  it("is idempotent", () => {
    for (const title of ["Café in de Zée!", "x".repeat(300), "🐙"])
      expect(slugify(slugify(title))).toBe(slugify(title));
  });
});

describe("claimSlug", () => {
  /** Claims a slug unless it is in the list or matches the pattern. */
  const claimer = (isTaken: (slug: string) => boolean) => {
    const tried: string[] = [];
    const claim = async (slug: string) => {
      tried.push(slug);
      return !isTaken(slug);
    };
    return { tried, claim };
  };

  it("claims the title itself, else the first free number", async () => {
    expect(await claimSlug("Zee", claimer(() => false).claim)).toBe("zee");
    expect(await claimSlug("Zee", claimer((slug) => slug === "zee").claim)).toBe("zee-2");
    expect(await claimSlug("Zee", claimer((slug) => /^zee(?:-[2-6])?$/.test(slug)).claim)).toBe("zee-7");
  });

  it("skips reserved slugs", async () => {
    expect(await claimSlug("Zee", claimer(() => false).claim, ["zee", "zee-2"])).toBe("zee-3");
    expect(await claimSlug("Zeeland", claimer(() => false).claim, ["zee"])).toBe("zeeland");
  });

  it("uses a random suffix after twenty numbers", async () => {
    const { tried, claim } = claimer((slug) => !/^zee-\d{7,9}$/.test(slug));
    expect(await claimSlug("Zee", claim)).toMatch(/^zee-\d{7,9}$/);
    expect(tried.slice(0, 21)).toEqual([
      "zee",
      ...Array.from({ length: 19 }, (_, index) => `zee-${index + 2}`),
      tried[20],
    ]);
  });

  it("gives concurrent claims different slugs", async () => {
    const taken = new Set<string>();
    const claim = async (slug: string) => {
      await Promise.resolve();
      return taken.size < taken.add(slug).size;
    };
    const slugs = await Promise.all(Array.from({ length: 30 }, () => claimSlug("Zee", claim)));
    expect(new Set(slugs).size).toBe(30);
  });
});
