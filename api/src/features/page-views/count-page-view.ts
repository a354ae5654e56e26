import type { SiteName } from "@inktvis/contract/sites";
import { sql } from "kysely";
import type { Services } from "../../platform/context.ts";

const today = (now: Date) => new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Brussels" }).format(now);

/** One more view of a page on this day. */
export async function countPageView({ db, clock }: Services, site: SiteName, path: string) {
  await db
    .insertInto("page_views")
    .values({ day: today(clock.now()), site, path, views: 1 })
    .onConflict((conflict) =>
      conflict.columns(["day", "site", "path"]).doUpdateSet({ views: sql<number>`page_views.views + 1` }),
    )
    .execute();
}
