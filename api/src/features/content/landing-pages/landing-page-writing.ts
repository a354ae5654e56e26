import type { StoredBlock } from "@inktvis/contract/features/content/landing-blocks";
import type { StaffLandingPageInput } from "@inktvis/contract/features/content/staff-landing-pages";
import { sql } from "kysely";
import type * as z from "zod";
import type { EditorContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { readRichText } from "#platform/heavy-work/read-rich-text.ts";
import { invalid, refuseWith } from "#platform/http/errors.ts";
import { publicationOf } from "../publishing/publishing.ts";

type Input = z.output<typeof StaffLandingPageInput>;

/** Every slug that a landing page had while it was public stays reserved for that page. */
export const ADDRESSED_LANDING_PAGES = {
  rows: "landing_pages",
  addresses: { table: "landing_page_slugs", owner: "landing_page_id" },
} as const;

/**
 * The columns of a landing page, without its slug; the rich text of its blocks is sanitized.
 * @throws 422 for two blocks with the same id, and for a menu link without a target
 */
export async function readLandingPageInput(ctx: EditorContext, input: Input) {
  checkIds(input);
  checkMenu(input);
  const blocks: StoredBlock[] = [];
  for (const block of input.blocks) blocks.push(await sanitizeBlock(ctx, block));
  return {
    site: input.site,
    theme_site: input.themeSite,
    title: input.title,
    description: input.description,
    menu: JSON.stringify(input.menu.map((link) => ({ ...link, url: link.block === null ? link.url : null }))),
    blocks: JSON.stringify(blocks),
    noindex: input.noindex,
    published_at: publicationOf(input.publishedAt),
  };
}

async function sanitizeBlock(ctx: EditorContext, block: StoredBlock): Promise<StoredBlock> {
  if (block.kind !== "intro" && block.kind !== "info_big") return block;
  const { html, isEmpty } = await readRichText(ctx, block.text);
  return { ...block, text: isEmpty ? "" : html };
}

function checkIds({ blocks }: Input) {
  const seen = new Set<string>();
  const again = blocks.findIndex(({ id }) => seen.size === seen.add(id).size);
  if (again >= 0) throw invalid({ [`blocks.${again}.id`]: "Dit blok staat er twee keer. Haal er een van weg." });
}

function checkMenu({ menu, blocks }: Input) {
  const ids = new Set(blocks.map(({ id }) => id));
  const problems: Record<string, string> = {};
  menu.forEach(({ block, url }, at) => {
    if (block !== null && !ids.has(block))
      problems[`menu.${at}.block`] = "Dit blok staat niet meer op de pagina. Kies een ander.";
    else if (block === null && url === null)
      problems[`menu.${at}.block`] = "Kies een blok van de pagina, of vul een adres in.";
  });
  refuseWith(problems);
}

/**
 * A picture on a public page is visible to everybody, and anybody can type the address of somebody else's picture. So a
 * save may add only pictures that this editor uploaded; those that are or were on the page stay, whoever uploaded them.
 * @throws 422
 */
export async function checkAddedPictures(
  tx: Tx,
  viewer: EditorContext["viewer"],
  id: string,
  before: readonly string[] | null,
) {
  const foreign = await sql`
    select from landing_pages landing, unnest(landing.pictures) as shown(id)
    where landing.id = ${id} and not shown.id = any(${before ?? []}::uuid[])
      and not exists (select from images image where image.id = shown.id and image.owner_id = ${viewer.id})
      and not exists (
        select from content_versions version
        where version.kind = 'landingPages' and version.subject_id = ${id} and version.pictures @> array[shown.id]
          -- Leaves out the version that this save has just made.
          and version.revision < landing.revision
      )
    limit 1`.execute(tx);
  if (foreign.rows.length > 0)
    throw invalid({ blocks: "Een van de afbeeldingen heb je niet zelf geüpload. Upload ze hier opnieuw." });
}
