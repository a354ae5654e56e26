import type { LinkProblem } from "@inktvis/contract/features/discovery/staff-links";
import { setTimeout as pause } from "node:timers/promises";
import { NEWS_PATH } from "@inktvis/contract/page-paths/organization";
import { originOf } from "@inktvis/contract/sites";
import { sql } from "kysely";
import { days, hours, later, minutes } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import { askAddress } from "./ask-address.ts";
import { ownHosts } from "./internal-links.ts";

/** When a link is checked again (docs/product/links.md#checking). */
const AGAIN = { good: days(7), failed: hours(20) };
const FAILURES_TO_BE_DEAD = 3;

/**
 * The limits of one run. No link is started after `beginsFor`: a link that redirects slowly takes two minutes, and a
 * job that takes longer than five is started again while it still runs.
 */
const RUN = { links: 60, perHost: 3, hostsAtOnce: 6, pauseMs: 1000, beginsFor: minutes(2) };

type Ask = (url: URL) => Promise<LinkProblem | null>;

interface Due {
  id: string;
  url: string;
  host: string;
}

/** Checks the addresses outside our sites that are due: few of one host at a time, and with a pause in between. */
export async function checkDueLinks(services: Services, ask: Ask = asOurselves(services), pauseMs = RUN.pauseMs) {
  const hosts = [...Map.groupBy(await dueLinks(services), ({ host }) => host).values()];
  const lastBeginning = later(services.clock.now(), RUN.beginsFor);
  const takeTurns = async () => {
    for (let links = hosts.pop(); links; links = hosts.pop())
      for (const [at, link] of links.entries()) {
        // The link is left for the next run.
        if (services.clock.now() > lastBeginning) return;
        if (at > 0) await pause(pauseMs);
        await storeAnswer(services, link, await ask(new URL(link.url)));
      }
  };
  await Promise.all(Array.from({ length: RUN.hostsAtOnce }, takeTurns));
}

const asOurselves =
  ({ config }: Services): Ask =>
  (url) =>
    askAddress(url, `InktvisLinks/1.0 (+${originOf(config.sites, "organization")}${NEWS_PATH})`);

const dueLinks = ({ db, config, clock }: Services) => {
  const now = clock.now();
  return db
    .selectFrom((links) =>
      links
        .selectFrom("links")
        .select(["id", "url", "host", "checked_at"])
        .select(sql<number>`row_number() over (partition by host order by checked_at nulls first, id)`.as("turn"))
        .where("host", "not in", ownHosts(config))
        .where((eb) =>
          eb.or([
            eb("checked_at", "is", null),
            eb.and([eb("problem", "is", null), eb("checked_at", "<=", later(now, -AGAIN.good))]),
            eb.and([eb("problem", "is not", null), eb("checked_at", "<=", later(now, -AGAIN.failed))]),
          ]),
        )
        .as("due"),
    )
    .select(["id", "url", "host"])
    .where("turn", "<=", RUN.perHost)
    .orderBy(sql`checked_at nulls first`)
    .orderBy("id")
    .limit(RUN.links)
    .execute();
};

/** A link is dead after repeated failures, and alive again after one good answer. */
async function storeAnswer({ db, clock }: Services, { id }: Due, problem: LinkProblem | null) {
  const now = clock.now();
  const answer =
    problem === null
      ? { failures: 0, problem, dead_since: null, ignored_at: null }
      : {
          failures: sql<number>`failures + 1`,
          problem,
          dead_since: sql<Date | null>`case when failures + 1 >= ${FAILURES_TO_BE_DEAD} then coalesce(dead_since, ${now}) end`,
        };
  await db
    .updateTable("links")
    .set({ ...answer, checked_at: now })
    .where("id", "=", id)
    .execute();
}
