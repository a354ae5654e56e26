import type { BlockKind, LandingBlock, StoredBlock } from "@inktvis/contract/features/content/landing-blocks";
import type { StoredMenuLink } from "@inktvis/contract/features/content/staff-landing-pages";
import { sql } from "kysely";
import { imageAt, type ImageRow, pictureOf } from "#platform/files/media.ts";
import { slugify } from "#platform/slugs.ts";
import { creditedBody } from "#features/media/images/credited-body.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";

/** The pictures of `landing_pages as landing` by id, without those that staff took down. */
export const picturesOfBlocks = sql<PicturesById>`(
  select coalesce(jsonb_object_agg(image.id, image.picture), '{}'::jsonb)
  from ${visibleImages} image where image.id = any(landing.pictures)
)`;
type PicturesById = Record<string, ImageRow>;

interface StoredPicture {
  url: { default: string };
}

/** Turns stored blocks into those that are shown: with their anchors, and their pictures in all sizes. */
export function shownBlocks(blocks: readonly StoredBlock[], pictures: PicturesById): LandingBlock[] {
  const anchors = anchorsOf(blocks);
  const shown = (stored: StoredPicture | null) => {
    const id = imageAt(stored?.url.default ?? "")?.id ?? "";
    return pictureOf(pictures[id] ?? null);
  };
  return blocks.map((block): LandingBlock => {
    const anchor = anchors.get(block.id) ?? block.id;
    switch (block.kind) {
      case "intro":
      case "info_big":
        return { ...block, anchor, image: shown(block.image) };
      case "quotes":
        return { ...block, anchor };
      case "gallery": {
        const shownPictures = block.pictures.flatMap(({ image, caption }) => {
          const picture = shown(image);
          return picture ? [{ image: picture, caption }] : [];
        });
        return { ...block, anchor, pictures: shownPictures };
      }
      case "block_4": {
        const frames = block.frames.map((frame) => ({ ...frame, image: shown(frame.image) }));
        return { ...block, anchor, frames };
      }
      default:
        return block satisfies never;
    }
  });
}

/** Blocks for a page, not for a form: below each picture in their texts stands its maker. */
export const creditedBlocks = (blocks: readonly LandingBlock[], pictures: PicturesById) =>
  blocks.map((block) =>
    block.kind === "intro" || block.kind === "info_big"
      ? { ...block, text: creditedBody(block.text, (id) => pictures[id]?.maker) }
      : block,
  );

/** The anchor of a block without a title. */
const ANCHORS: Record<BlockKind, string> = {
  intro: "begin",
  info_big: "meer",
  quotes: "citaten",
  gallery: "beelden",
  block_4: "troeven",
};
/** The id of the main part of every page. */
const TAKEN = "inhoud";

/** The anchors of blocks by block id: made of their titles, and numbered where two would be the same. */
function anchorsOf(blocks: readonly Pick<StoredBlock, "id" | "kind" | "title">[]) {
  const taken = new Set([TAKEN]);
  const anchors = new Map<string, string>();
  for (const { id, kind, title } of blocks) {
    const name = title ? slugify(title) : ANCHORS[kind];
    let anchor = name;
    for (let number = 2; taken.has(anchor); number++) anchor = `${name}-${number}`;
    taken.add(anchor);
    anchors.set(id, anchor);
  }
  return anchors;
}

/** The links of a menu; a link to a block points to its anchor. */
export const menuLinks = (menu: readonly StoredMenuLink[], blocks: readonly LandingBlock[]) =>
  menu.map(({ title, block, url }) => ({
    title,
    url: url ?? `#${blocks.find(({ id }) => id === block)?.anchor ?? ""}`,
  }));
