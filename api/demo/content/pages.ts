import { PageForm } from "@inktvis/contract/features/content/page-forms";
import { isSiteName, type SiteName } from "@inktvis/contract/sites";
import type { Tx } from "#platform/db/database.ts";
import { cleanHtml } from "#platform/rich-text.ts";
import { type DemoFile, readDemoFiles } from "../demo-files.ts";

/** A page of api/demo/pages, read and checked for form. */
export interface DemoPage {
  key: string;
  site: SiteName;
  /** `/over-ons/ons-verhaal` is a page below `/over-ons`, which is added before it. */
  path: string;
  title: string;
  picture: string | null;
  tagId: number | null;
  ctaButtonText: string | null;
  ctaButtonUrl: string | null;
  form: PageForm | null;
  body: string;
}

/** Parent pages come before the pages below them. */
export const readDemoPages = async (rewrite: (source: string) => string): Promise<DemoPage[]> =>
  (await readDemoFiles("pages", rewrite))
    .map(pageOf)
    .toSorted((a, b) => a.path.split("/").length - b.path.split("/").length);

function pageOf(file: DemoFile): DemoPage {
  const site = file.required("site");
  if (!isSiteName(site)) throw file.malformed(`there is no site "${site}"`);
  const path = file.required("path");
  if (!/^(?:\/[a-z0-9-]+)+$/.test(path)) throw file.malformed(`"${path}" is no path`);
  const tag = file.optional("tag");
  return {
    key: file.key,
    site,
    path,
    title: file.required("title"),
    picture: file.optional("picture"),
    tagId: tag === null ? null : Number(tag),
    ctaButtonText: file.optional("button"),
    ctaButtonUrl: file.optional("button-url"),
    form: PageForm.nullable().parse(file.optional("form")),
    body: file.body,
  };
}

interface PageFacts {
  imageIdOf: (page: DemoPage) => string | undefined;
  now: Date;
}

export async function addPages(tx: Tx, pages: readonly DemoPage[], { imageIdOf, now }: PageFacts) {
  const ids = new Map<string, string>();
  for (const page of pages) {
    const [, above = "", slug = ""] = /^(.*)\/(.+)$/.exec(page.path) ?? [];
    const parent_id = ids.get(page.site + above) ?? null;
    if (above && !parent_id) throw new Error(`Demo: ${page.path} hangs below a page that is not there`);
    const { id } = await tx
      .insertInto("pages")
      .values({
        site: page.site,
        slug,
        parent_id,
        title: page.title,
        body: cleanHtml(page.body),
        image_id: imageIdOf(page),
        tag_id: page.tagId,
        cta_button_text: page.ctaButtonText,
        cta_button_url: page.ctaButtonUrl,
        form: page.form,
        published_at: now,
        created_at: now,
        updated_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    ids.set(page.site + page.path, id);
  }
}
