import type { Context } from "#platform/context.ts";
import { FILE_COLUMNS, fileOf } from "#platform/files/media.ts";
import { notFound } from "#platform/http/errors.ts";
import { creditedBody, makersOf } from "#features/media/images/credited-body.ts";
import { listedAlumni } from "../alumnus.policy.ts";
import { alumnusSummaryOf, selectAlumni } from "./alumnus-columns.ts";

/**
 * Finds an alumnus by its slug, or by one that it had while it was public.
 * @throws 404 when it does not exist or is not public yet
 */
export async function getAlumnus(ctx: Context, slug: string) {
  const row = await selectAlumni(listedAlumni(ctx))
    .innerJoin("alumnus_slugs as address", "address.alumnus_id", "alumnus.id")
    .leftJoin("files as file", "file.id", "alumnus.file_id")
    .select(["alumnus.body", ...FILE_COLUMNS])
    .select(makersOf("alumnus.pictures").as("makers"))
    .where("address.slug", "=", slug)
    .executeTakeFirst();
  if (!row) throw notFound("Deze pagina van een alumnus bestaat niet.");
  return {
    data: {
      ...alumnusSummaryOf(row),
      body: creditedBody(row.body, (id) => row.makers[id]),
      file: fileOf(row),
    },
  };
}
