import type { Database, Tx } from "#platform/db/database.ts";
import type { ForViewer } from "#platform/query-scope.ts";
import { listedContests, visibleContests } from "../contests/contest.policy.ts";

const withResult = (contests: ReturnType<typeof visibleContests>) =>
  contests
    .innerJoin("contest_results as result", "result.contest_id", "contest.id")
    .where("result.released_at", "is not", null);

/** The contests with a released result that this viewer may open: a result is never seen where its contest is not. */
export const contestsWithResult = (scope: ForViewer) => withResult(visibleContests(scope));

/** The same for visitors: what lists, profiles, feeds and the sitemap show. */
export const listedResults = (db: Database | Tx) => withResult(listedContests(db));
