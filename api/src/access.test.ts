import { contract } from "@inktvis/contract";
import { type Role, ROLES } from "@inktvis/contract/access";
import { type Endpoint, endpointsOf } from "@inktvis/contract/layer/endpoint";
import { beforeAll, describe, expect, it } from "vitest";
import { ACCESS, type Case, type Outcome } from "./access-matrix.ts";
import { registrationForm } from "./features/academy/registrations/academy.factory.ts";
import { aPicture } from "./features/media/images/picture.factory.ts";
import { aPerson, PASSWORD } from "./features/people/people/person.factory.ts";
import { VALID_BODIES } from "./valid-bodies.ts";
import { siteOfPath, type TestBrowser } from "./testing/test-browser.ts";
import { useTestApi } from "./testing/test-api.ts";
import { itemOf } from "./access-items/access-items.fixture.ts";
import type { Item } from "./access-items/item.ts";
import { anOwnRow } from "./access-items/own-items.fixture.ts";

const test = useTestApi();
const endpoints = [...endpointsOf(contract)].map(([name, endpoint]): [string, Endpoint] => [name.join("."), endpoint]);
const rows = Object.entries(ACCESS)
  .flatMap(([name, cases]) =>
    cases.map((each): [string, Case] => [each.on ? `${name} on something ${each.on}` : name, each]),
  )
  .map(([title, row], rowIndex): [string, Case, number] => [title, row, rowIndex]);

let login: { email: string; password: string };
let picture: File;
beforeAll(async () => {
  login = { email: (await aPerson(test.services)).email, password: PASSWORD };
  picture = new File([new Uint8Array(await aPicture())], "zee.png", { type: "image/png" });
});

type Caller = "visitor" | "member" | "author" | Role;
/**
 * One role of each group with the same outcome: contract/src/access.test.ts tests what each role grants. Rows take
 * turns, so that every role is used somewhere. If all roles get the same, the most powerful one.
 */
function callersOf({ roles }: Case, rowIndex: number): Caller[] {
  const groups =
    typeof roles === "object" ? [...Map.groupBy(ROLES, (role) => roles[role]).values()] : [["superadmin" as const]];
  return ["visitor", "member", "author", ...groups.map((some) => some[rowIndex % some.length] as Role)];
}
const expected = (row: Case, caller: Caller): Outcome => {
  if (caller === "visitor" || caller === "member" || caller === "author") return row[caller];
  return typeof row.roles === "object" ? row.roles[caller] : row.roles;
};

const signIn = (personId: string) => test.browser().signInAs(personId, ["auth", "community", "staff"]);
const somebodyWith = async (roles: Role[]) => signIn((await aPerson(test.services, { roles })).id);

/** Bodies with a new id for each call, because a call that is repeated with the same id does nothing. */
const NEW_IDS: Record<string, () => object> = { "courseMailings.send": () => ({ id: crypto.randomUUID() }) };

/** One browser per caller: most calls do not affect its session. */
const browsers = new Map<Caller, TestBrowser>();

async function browserOf(caller: Caller, name: string, authorId: string) {
  if (caller === "visitor") return test.browser();
  if (caller === "author") return signIn(authorId);
  const roles = caller === "member" ? [] : [caller];
  // Calls that end sign-ins, or depend on earlier calls.
  if (/^(auth|devices|downloads|settings|secondFactor|secondStep)\./.test(name)) return somebodyWith(roles);
  const known = browsers.get(caller) ?? (await somebodyWith(roles));
  browsers.set(caller, known);
  return known;
}

async function call(
  browser: TestBrowser,
  name: string,
  endpoint: Endpoint,
  { params = {}, body }: Partial<Pick<Item, "params" | "body">> = {},
) {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => params[key] ?? crypto.randomUUID());
  // Signing in works on the auth site; the hand-over on another.
  const site =
    path.startsWith("/auth") && name !== "auth.syncSessionSigningToken" && name !== "auth.syncSession"
      ? "auth"
      : siteOfPath(path);
  if (name === "academyRegistrations.register")
    return browser.sendForm(path, registrationForm({ ...VALID_BODIES[name], ...body, test: undefined }), site);
  if (name === "images.create") return browser.upload(path, picture, site);
  const model = name.startsWith("agenda.") ? "activity" : "text";
  const query = `page=1&signingToken=x&token=${params["token"] ?? "x"}&q={"models":["${model}"]}&format=txt`;
  if (endpoint.method === "GET") return browser.get(endpoint.query ? `${path}?${query}` : path, site);
  if (name === "auth.syncSession") await browser.get("/auth/sync-session-signing-token", site);
  if (name === "auth.login") return browser.post(path, login, site);
  const token = /^(contest|course|ecourse)Invitations\.(use|decline)$/.test(name) && { token: params["token"] ?? "x" };
  return browser.change(
    endpoint.method as "POST",
    path,
    { ...VALID_BODIES[name], ...NEW_IDS[name]?.(), ...token, ...body },
    site,
  );
}

/** 403 for the input, not for the role. */
const REFUSES_MEMBERS = new Set(["contestInvitations.use", "courseInvitations.use", "ecourseInvitations.use"]);

describe("the access matrix", () => {
  it("covers every endpoint of the contract, and no other", () => {
    expect(Object.keys(ACCESS).toSorted()).toEqual(endpoints.map(([name]) => name).toSorted());
  });

  it("agrees with the contract", () => {
    for (const [name, { access }] of endpoints) {
      for (const row of ACCESS[name as keyof typeof ACCESS]) {
        if (access === "public") expect(row.visitor, name).not.toBe(401);
        else expect(row.visitor, name).toBe(401);
        const isForAbility = access !== "public" && access !== "member";
        expect(row.member === 403, name).toBe(isForAbility || REFUSES_MEMBERS.has(name));
      }
    }
  });

  // Every caller with access really gets the download, and making a book takes seconds on a loaded machine.
  it.each(rows)("%s responds to each caller as the matrix says", { timeout: 90_000 }, async (title, row, rowIndex) => {
    const [name = ""] = title.split(" ");
    const endpoint = endpoints.find(([known]) => known === name)?.[1];
    if (!endpoint) throw new Error(`${name} is not in the contract`);
    const answers: Partial<Record<Caller, number | string>> = {};
    // A refused call changes nothing, so all callers share one item.
    const sharedItem = await itemOf(test, name, row.on);
    const callers = callersOf(row, rowIndex);
    for (const caller of callers) {
      const item = expected(row, caller) === "done" ? await itemOf(test, name, row.on) : sharedItem;
      const { author, params } = item;
      if (endpoint.path.startsWith("/users/")) params["slug"] = author.slug;
      const { status } = await call(await browserOf(caller, name, author.id), name, endpoint, item);
      answers[caller] = status >= 200 && status < 300 ? "done" : status;
    }
    expect(answers).toEqual(Object.fromEntries(callers.map((caller) => [caller, expected(row, caller)])));
  });
});

describe("calls that succeed for items of others", () => {
  it("do not change the draft of somebody else", async () => {
    const { params } = await anOwnRow(test, "drafts.delete");
    const other = await somebodyWith([]);
    expect((await other.delete(`/me/drafts/${params["id"]}`)).status).toBe(204);
    const { db } = test.services;
    expect(
      await db
        .selectFrom("drafts")
        .select("id")
        .where("id", "=", params["id"] ?? "")
        .execute(),
    ).toHaveLength(1);
  });
});
