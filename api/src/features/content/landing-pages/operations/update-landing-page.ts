import type { StaffLandingPageChange } from "@inktvis/contract/features/content/staff-landing-pages";
import type * as z from "zod";
import type { EditorContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { invalid } from "#platform/http/errors.ts";
import { movePublishedSlug } from "../../publishing/published-slug.ts";
import { saveContent } from "../../publishing/save-content.ts";
import { ADDRESSED_LANDING_PAGES, checkAddedPictures, readLandingPageInput } from "../landing-page-writing.ts";
import { staffLandingPages } from "../queries/staff-landing-pages.ts";

const siteIsFixed = () =>
  invalid({ site: "Een landingspagina verhuist niet naar een andere site. Maak ze daar opnieuw." });

/**
 * Updates a landing page.
 * @param also runs at the end of the transaction
 * @throws 409 when it was saved by somebody else since it was opened
 */
export async function saveLandingPage(
  ctx: EditorContext,
  id: string,
  input: z.output<typeof StaffLandingPageChange>,
  also?: (tx: Tx) => Promise<void>,
) {
  const values = await readLandingPageInput(ctx, input);
  return saveContent(ctx, staffLandingPages(ctx), {
    id,
    input,
    also,
    change: async (tx, before) => {
      if (values.site !== before.site) throw siteIsFixed();
      const { pictures } = await tx
        .selectFrom("landing_pages")
        .select("pictures")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      const { title, slug } = input;
      const address = await movePublishedSlug(tx, ADDRESSED_LANDING_PAGES, { id, title, slug, now: ctx.now });
      await tx
        .updateTable("landing_pages")
        .set({ ...values, ...address, updated_at: ctx.now, revision: before.revision + 1 })
        .where("id", "=", id)
        .execute();
      await checkAddedPictures(tx, ctx.viewer, id, pictures);
    },
  });
}
