import { sql } from "kysely";
import { imageAt } from "#platform/files/media.ts";
import { escapeHtml } from "#platform/html.ts";

/** The known makers of a row's pictures, by picture id: `makersOf("article.pictures")`. */
export const makersOf = (pictures: `${string}.pictures`) => sql<Readonly<Record<string, string>>>`(
  select coalesce(jsonb_object_agg(id, maker), '{}'::jsonb) from images
  where id = any(${sql.ref(pictures)}) and maker is not null and taken_down_at is null
)`;

/** Clean HTML has no other `>` inside a tag. */
const IMAGE = /<img [^>]*?src="([^"]*)"[^>]*>/g;

/**
 * The body as readers get it: below each picture stands its maker, if known. Not for a form, because such lines must
 * not be saved (docs/product/pictures.md#what-a-picture-carries).
 */
export const creditedBody = (body: string, makerOf: (imageId: string) => string | null | undefined) =>
  body.replaceAll(IMAGE, (picture, source: string) => {
    const image = imageAt(source);
    const maker = image && makerOf(image.id);
    return maker ? `${picture}<small class="picture-credit">Beeld: ${escapeHtml(maker)}</small>` : picture;
  });
