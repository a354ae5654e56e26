import type { CallToAction } from "@inktvis/contract/features/content/homepages";
import { HOMEPAGE_SITES, type HomepageChange } from "@inktvis/contract/features/content/staff-homepages";
import { sql } from "kysely";
import type * as z from "zod";
import { auditedResource } from "#platform/audit/audited-resource.ts";
import type { EditorContext } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { refuseWith } from "#platform/http/errors.ts";
import { saveContent } from "../publishing/save-content.ts";
import { buttonProblems } from "../publishing/publishing.ts";
import { keepVersionOf } from "../publishing/keep-version.ts";
import { callsOfHomepage } from "./queries/get-homepage.ts";

type Slug = keyof typeof HOMEPAGE_SITES;
const SLUGS = Object.keys(HOMEPAGE_SITES);

/** One row for each site, even before anything was saved. */
export const selectHomepages = (db: Database | Tx) =>
  db
    .selectFrom(sql<{ id: Slug }>`(select unnest(${SLUGS}::text[]) as id)`.as("known"))
    .leftJoin("homepages", "homepages.slug", "known.id")
    .select([
      "known.id",
      "homepages.spotlight_pretitle as spotlightPretitle",
      "homepages.spotlight_title as spotlightTitle",
      "homepages.spotlight_body as spotlightBody",
      "homepages.spotlight_button_text as spotlightButtonText",
      "homepages.spotlight_button_url as spotlightButtonUrl",
      callsOfHomepage.as("callsToAction"),
      sql<number>`coalesce(homepages.revision, 0)`.as("revision"),
    ]);

export const staffHomepages = auditedResource({
  name: "homepages",
  table: "homepages",
  ownerOf: null,
  key: "slug",
  read: (db, id: Slug) => selectHomepages(db).where("known.id", "=", id).executeTakeFirst(),
  // Before the first save there is no row to lock.
  lock: (tx) => lockName(tx, "homepages"),
  keepVersion: keepVersionOf("homepages"),
  omitFromLog: ["revision"],
});

interface Buttons {
  spotlightButtonText: string | null;
  spotlightButtonUrl: string | null;
  callsToAction: readonly CallToAction[];
}

/** @throws 422 for a button with a text and no URL, or the other way round */
function checkButtons({ spotlightButtonText, spotlightButtonUrl, callsToAction }: Buttons) {
  const problems: Record<string, string> = Object.assign(
    buttonProblems("spotlightButton", spotlightButtonText, spotlightButtonUrl),
    ...callsToAction.map((call, at) => buttonProblems(`callsToAction.${at}.button`, call.buttonText, call.buttonUrl)),
  );
  refuseWith(problems);
}

async function setCallsToAction(tx: Tx, homepage_slug: Slug, calls: readonly CallToAction[]) {
  await tx.deleteFrom("calls_to_action").where("homepage_slug", "=", homepage_slug).execute();
  if (calls.length === 0) return;
  await tx
    .insertInto("calls_to_action")
    .values(
      calls.map(({ pretitle, title, body, buttonText, buttonUrl }, position) => ({
        homepage_slug,
        position,
        pretitle,
        title,
        body,
        button_text: buttonText,
        button_url: buttonUrl,
      })),
    )
    .execute();
}

/**
 * Saves the home page of a site.
 * @param also runs at the end of the transaction
 * @throws 409 when it was saved by somebody else since it was opened
 */
export async function saveHomepage(
  ctx: EditorContext,
  slug: Slug,
  input: z.output<typeof HomepageChange>,
  also?: (tx: Tx) => Promise<void>,
) {
  checkButtons(input);
  return saveContent(ctx, staffHomepages, {
    id: slug,
    input,
    also,
    change: async (tx, before) => {
      const values = {
        spotlight_pretitle: input.spotlightPretitle,
        spotlight_title: input.spotlightTitle,
        spotlight_body: input.spotlightBody,
        spotlight_button_text: input.spotlightButtonText,
        spotlight_button_url: input.spotlightButtonUrl,
        revision: before.revision + 1,
      };
      await tx
        .insertInto("homepages")
        .values({ slug, ...values })
        .onConflict((conflict) => conflict.column("slug").doUpdateSet(values))
        .execute();
      await setCallsToAction(tx, slug, input.callsToAction);
    },
  });
}
