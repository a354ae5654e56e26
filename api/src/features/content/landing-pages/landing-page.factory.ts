import type { StoredBlock } from "@inktvis/contract/features/content/landing-blocks";
import type { LandingPage } from "@inktvis/contract/features/content/landing-pages";
import type { Insertable } from "kysely";
import type { Services } from "#platform/context.ts";
import type { LandingPages } from "#platform/db/tables.gen.ts";

type Wanted = Partial<Omit<Insertable<LandingPages>, "blocks" | "menu" | "site" | "theme_site">> & {
  site?: LandingPage["site"];
  theme_site?: LandingPage["themeSite"];
  blocks?: readonly StoredBlock[];
  menu?: readonly object[];
};

/** A block without a picture. */
export const anIntro = (wanted: { title?: string; text?: string } = {}): StoredBlock => ({
  kind: "intro",
  id: crypto.randomUUID(),
  title: "De zomer van het verhaal",
  text: "<p>Schrijf mee.</p>",
  link: null,
  image: null,
  ...wanted,
});

/** A published landing page of the organization; every column can be overridden. */
export async function aLandingPage({ db, clock }: Services, { blocks, menu = [], ...wanted }: Wanted = {}) {
  const now = clock.now();
  const name = `landing-${crypto.randomUUID().slice(0, 13)}`;
  const page = await db
    .insertInto("landing_pages")
    .values({
      slug: name,
      site: "organization",
      theme_site: "organization",
      title: name,
      description: "Waarom je moet komen.",
      blocks: JSON.stringify(blocks ?? [anIntro()]),
      menu: JSON.stringify(menu),
      published_at: now,
      created_at: now,
      updated_at: now,
      ...wanted,
    })
    .returning(["id", "slug", "title"])
    .executeTakeFirstOrThrow();
  await db.insertInto("landing_page_slugs").values({ slug: page.slug, landing_page_id: page.id }).execute();
  return page;
}
