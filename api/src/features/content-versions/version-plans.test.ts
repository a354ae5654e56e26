import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { VALID_BODIES } from "#valid-bodies.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { findFullScans, sizesOf } from "#testing/query-plan.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { publishPlanned } from "./publish-planned.ts";

/* The query plans of versions, as in api/src/plans.test.ts. */

const test = useTestApi();
let editor: TestBrowser;
let sizes: Awaited<ReturnType<typeof sizesOf>>;
let subjectId: string;
let versionId: string;

const list = (query: string) => editor.get(`/staff/content-versions?${query}`, "staff");

/** Forty versions of each of a hundred subjects, and a plan for one in ten of these. */
const plant = (id: string) =>
  sql`
    insert into content_versions (kind, subject_id, state, revision, content, saved_at, planned_for)
    select 'articles', subject, state, revision, jsonb_build_object('title', 'Titel ' || revision), now(),
      case when state = 'planned' then now() + interval '1 year' end
    from (select coalesce(nullif(place, 0)::text, ${id}) as subject, place from generate_series(0, 99) as place) as things,
      lateral (
        select 'saved' as state, revision from generate_series(1, 40) as revision
        union all select 'planned', 40 where place % 10 = 0
      ) as versions
    on conflict do nothing
  `.execute(test.services.db);

beforeAll(async () => {
  editor = await test.browser().signInAs((await aPerson(test.services, { roles: ["editor"] })).id, ["staff"]);
  subjectId = (await editor.post("/staff/articles", VALID_BODIES["staffArticles.create"], "staff")).body.data.id;
  await plant(subjectId);
  await sql`analyze`.execute(test.services.db);
  sizes = await sizesOf(test.services.db);
  versionId = (await list(`kind=articles&subjectId=${subjectId}`)).body.data[0].id;
});

describe("with four thousand versions", () => {
  const CALLS: Record<string, () => Promise<unknown>> = {
    "the versions of a thing": () => list(`kind=articles&subjectId=${subjectId}&perPage=100`),
    "what is planned": () => list("state=planned&sort=plannedFor&order=ASC"),
    "what is planned of a thing": () => list(`kind=articles&subjectId=${subjectId}&state=planned`),
    "what is planned or did not appear": () => list(`kind=articles&subjectId=${subjectId}&state=open`),
    "what did not appear": () => list("state=failed&sort=plannedFor&order=ASC"),
    "a version": () => editor.get(`/staff/content-versions/${versionId}`, "staff"),
    "the job that carries plans out": () => publishPlanned(test.services),
  };

  it.each(Object.keys(CALLS))("%s: found with an index", async (name) => {
    expect(sizes.has("content_versions")).toBe(true);
    const queries = await test.queriesOf(() => CALLS[name]?.() ?? Promise.reject(new Error(name)));
    const faults: string[] = [];
    for (const query of new Map(queries.map((each) => [each.sql, each])).values())
      for (const fault of await findFullScans(test.services.db, query, sizes)) faults.push(`${fault}: ${query.sql}`);
    expect([queries.length > 0, faults]).toEqual([true, []]);
  });

  it("takes as many statements for forty versions as for one", async () => {
    const other = (await editor.post("/staff/articles", VALID_BODIES["staffArticles.create"], "staff")).body.data.id;
    const few = await test.countQueries(() => list(`kind=articles&subjectId=${other}`));
    const many = await test.countQueries(async () => {
      expect((await list(`kind=articles&subjectId=${subjectId}&perPage=100`)).body.data.length).toBeGreaterThan(40);
    });
    expect(many).toBe(few);
  });
});
