import type { SiteName } from "@inktvis/contract/sites";
import { sql } from "kysely";
import { brusselsDay } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";

/** Counts one view of a page on the current day. */
export async function countPageView({ db, clock }: Services, site: SiteName, path: string) {
  await db
    .insertInto("page_views")
    .values({ day: brusselsDay(clock.now()), site, path, views: 1 })
    .onConflict((conflict) =>
      conflict.columns(["day", "site", "path"]).doUpdateSet({ views: sql<number>`page_views.views + 1` }),
    )
    .execute();
}
