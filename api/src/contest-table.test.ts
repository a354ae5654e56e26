import { contract } from "@inktvis/contract";
import { endpointsOf } from "@inktvis/contract/layer/endpoint";
import { beforeAll, describe, expect, it } from "vitest";
import { COLUMNS, type Column, NEEDS_ENTRY, WITHOUT_CONTEST, type State, STATES, TABLE } from "./contest-table.ts";
import { aContest } from "./features/contests/contests/contest.factory.ts";
import { anInvitation } from "./features/contests/invitations/invitation.factory.ts";
import { aJuror } from "./features/contests/jury/juror.factory.ts";
import { anEntry } from "./features/contests/participations/entry.factory.ts";
import { aPerson } from "./features/people/people/person.factory.ts";
import { VALID_BODIES, validContest } from "./valid-bodies.ts";
import { hours, later } from "./platform/clock.ts";
import type { TestBrowser } from "./testing/test-browser.ts";
import { readOutcomes } from "./testing/outcome-table.ts";
import { useTestApi } from "./testing/test-api.ts";

const test = useTestApi();
const endpoints = new Map([...endpointsOf(contract)].map(([name, endpoint]) => [name.join("."), endpoint]));

const rows = readOutcomes<State, Column>(TABLE, COLUMNS);

interface Somebody {
  id: string;
  email: string;
  browser: TestBrowser;
}
const people = {} as Record<Column | "writer", Somebody>;
beforeAll(async () => {
  const roles = { organiser: "contest_organizer", other: "contest_organizer", admin: "admin" } as const;
  for (const column of [...COLUMNS, "writer"] as const) {
    const role = column in roles ? [roles[column as keyof typeof roles]] : [];
    const { id, email } = await aPerson(test.services, { roles: role });
    const browser = test.browser();
    people[column] = { id, email, browser: column === "visitor" ? browser : await browser.signInAs(id) };
  }
  for (const state of STATES) shared[state] = await aScenario(state);
});

const INTERACTIVE: readonly State[] = ["unpublished", "open", "over", "ended"];
const ENTERED: readonly State[] = ["open", "over", "ended"];

/** A contest in a state, with the people of all columns. */
async function aScenario(state: State, type: "open" | "closed" = "open") {
  const { services } = test;
  const now = test.clock.now();
  const isOver = state === "over" || state === "ended";
  const isInteractive = INTERACTIVE.includes(state);
  const deadline = later(now, hours(isOver ? -1 : 5));
  const contest = await aContest(services, {
    organizer_id: people.organiser.id,
    mode: isInteractive ? "interactive" : "display",
    type: isInteractive ? type : null,
    deadline,
    published_at: state === "unpublished" || state === "hidden" ? null : later(now, hours(-9)),
    ended_at: state === "ended" ? now : null,
  });
  const asIs = { ...validContest, bannerBig: undefined, bannerSmall: undefined, title: contest.title };
  const settings = { ...asIs, deadline: deadline.toISOString(), mode: isInteractive ? "interactive" : "display", type };
  const scenario = { slug: contest.slug, settings, own: {} as Partial<Record<Column, string>> };
  const nothing = { entry: "", contribution: "", text: "", juror: "", pending: "", pendingToken: "", token: "" };
  if (!ENTERED.includes(state)) return { ...scenario, ...nothing };
  const contest_id = contest.id;
  const entryOf = ({ id }: Somebody, handedIn = true) =>
    anEntry(services, { contest_id, user_id: id, handedIn, titles: [`Tekst ${crypto.randomUUID()}`] });
  const [entry, begun, entrant, juror, pending, accepted] = await Promise.all([
    entryOf(people.writer),
    entryOf(people.begun, false),
    entryOf(people.entrant),
    aJuror(services, { contestId: contest_id, userId: people.juror.id }),
    anInvitation(services, { contest_id, email: `${crypto.randomUUID()}@voorbeeld.example` }),
    anInvitation(services, {
      contest_id,
      type: "participant",
      email: people.invited.email,
      used_at: now,
      used_by: people.invited.id,
    }),
  ]);
  if (type === "closed")
    await Promise.all(
      [people.begun, people.entrant].map(({ id, email }) =>
        anInvitation(services, { contest_id, type: "participant", email, used_at: now, used_by: id }),
      ),
    );
  return {
    ...scenario,
    own: { begun: begun.id, entrant: entrant.id },
    entry: entry.id,
    contribution: entry.contributionIds[0] ?? "",
    text: begun.texts[0]?.id ?? "",
    juror: juror.id,
    pending: pending.id,
    pendingToken: pending.token,
    token: accepted.token,
  };
}
type Scenario = Awaited<ReturnType<typeof aScenario>>;
/** Shared by callers who are refused or only read, because they change nothing. */
const shared = {} as Record<State, Scenario>;

function idIn(scenario: Scenario, name: string, column: Column) {
  if (name === "participations.withdraw" || name === "results.allowLink") return scenario.own[column] ?? scenario.entry;
  if (name === "participations.reopen") return scenario.entry;
  if (name === "invitations.delete") return scenario.pending;
  if (/^jury\.(assign|remind|remove)$/.test(name)) return scenario.juror;
  return scenario.contribution;
}

function bodyIn(scenario: Scenario, name: string) {
  if (name === "contests.update") return scenario.settings;
  if (name === "participations.saveContributions") return { texts: [scenario.text || crypto.randomUUID()] };
  if (name === "contestInvitations.decline") return { token: scenario.pendingToken };
  if (name === "contestInvitations.use") return { token: scenario.token };
  return VALID_BODIES[name] ?? {};
}

async function outcomeOf(scenario: Scenario, action: string, column: Column) {
  const [name = ""] = action.split(":");
  const endpoint = endpoints.get(name);
  if (!endpoint) throw new Error(`${name} is not in the contract`);
  const path = endpoint.path.replace("{slug}", scenario.slug).replace("{id}", idIn(scenario, name, column));
  const { browser } = people[column];
  const { status, text } =
    endpoint.method === "GET"
      ? await browser.get(name === "contestInvitations.byToken" ? `${path}?token=${scenario.token}` : path)
      : await browser.change(endpoint.method as "POST", path, bodyIn(scenario, name), "community");
  return status < 300 ? "ok" : status >= 500 ? text : `${status}`;
}

const scenarioFor = (state: State, action: string, isChange: boolean) =>
  isChange || action.endsWith(":closed")
    ? aScenario(state, action.endsWith(":closed") ? "closed" : "open")
    : shared[state];

describe("the table of contests", () => {
  it("has every action in every state once", () => {
    const written = rows.map(([action, state]) => `${action} ${state}`);
    const features =
      /^(contests|results|participations|contributions|jury|contestInvitations|invitations|contestExports|contestMessages)\./;
    const actions = [...endpoints.keys()].filter((name) => features.test(name) && !WITHOUT_CONTEST.includes(name));
    const wanted = [...actions, "participations.start:closed"].flatMap((action) => {
      const states = action.endsWith(":closed") ? (["open"] as const) : NEEDS_ENTRY.test(action) ? ENTERED : STATES;
      return states.map((state) => `${action} ${state}`);
    });
    expect(written.toSorted()).toEqual(wanted.toSorted());
    const outcomes = new Set(rows.flatMap(([, , expected]) => Object.values(expected)));
    expect(outcomes).toEqual(new Set(["ok", "401", "403", "404", "410", "422", "-"]));
  });

  it.each(rows)("%s, %s", async (action, state, expected) => {
    const isRead = endpoints.get(action)?.method === "GET";
    const found = await Promise.all(
      COLUMNS.map(async (column) => {
        if (expected[column] === "-") return [column, "-"] as const;
        const scenario = await scenarioFor(state, action, expected[column] === "ok" && !isRead);
        return [column, await outcomeOf(scenario, action, column)] as const;
      }),
    );
    expect(Object.fromEntries(found)).toEqual(expected);
  });
});
