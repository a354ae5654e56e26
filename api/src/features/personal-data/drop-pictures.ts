import { sql } from "kysely";
import { imageFolder } from "../../platform/files/media.ts";
import type { Erasing } from "./holding.ts";

/** Every picture of the person goes with its files, but for those that the house shows in what it publishes. */
export async function dropPictures({ tx, person, files }: Erasing) {
  await sql`
    update images set owner_id = null
    where owner_id = ${person.id} and id in (
      select image_id from articles union select image_id from pages
      union select found[1]::uuid
      from (select body from articles union all select body from pages union all select answer from faq_items
        union all select text from terms_versions) as content,
        regexp_matches(body, '/media/images/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/', 'g') as found
    )`.execute(tx);
  const dropped = await tx.deleteFrom("images").where("owner_id", "=", person.id).returning("id").execute();
  files.push(...dropped.map(({ id }) => imageFolder(id)));
}
