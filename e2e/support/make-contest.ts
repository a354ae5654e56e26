import { apiOriginOf } from "@inktvis/contract/sites";
import type { ContestInput } from "@inktvis/contract/features/contests";
import { type Browser, expect, type Page } from "@playwright/test";
import { signIn } from "./sign-in.ts";
import { ADDRESSES } from "./sites.ts";

const API = `${apiOriginOf(ADDRESSES, "community")}/api`;

/** Calls the API as who is signed in on the page, which must be one of the community. Answers the data of the answer. */
export const callApi = (page: Page, method: "GET" | "POST" | "PUT" | "DELETE", path: string, body: object = {}) =>
  page.evaluate(
    async ([api, verb, where, sent]) => {
      const read = async (url: string, init?: RequestInit) => {
        const answer = await fetch(api + url, { credentials: "include", ...init });
        if (!answer.ok) throw new Error(`${verb} ${url}: ${answer.status} ${await answer.text()}`);
        return answer.status === 204 ? undefined : (await answer.json()).data;
      };
      if (verb === "GET") return read(where);
      const { token } = await read("/csrf-token");
      return read(where, {
        method: "POST",
        headers: { "content-type": "application/json", "x-csrf-token": token },
        body: JSON.stringify(verb === "POST" ? sent : { ...sent, _method: verb }),
      });
    },
    [API, method, path, body] as const,
  );

/** A picture that is large enough for a banner, drawn by the page. */
const aBanner = (page: Page) =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 1200, height: 720 });
    const pen = canvas.getContext("2d");
    if (pen) {
      pen.fillStyle = "#0b5d45";
      pen.fillRect(0, 0, canvas.width, canvas.height);
    }
    return canvas.toDataURL("image/jpeg", 0.8);
  });

export interface MadeContest {
  id: string;
  slug: string;
  title: string;
  ageCategories: { id: number; label: string }[];
}

interface NewContest extends Partial<Omit<ContestInput, "title">> {
  title: string;
  isPublished?: boolean;
  /** From now, in milliseconds; a week unless told otherwise. */
  lasts?: number;
}
const WEEK = 7 * 86_400_000;
const inFuture = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

async function formOf(page: Page, { lasts = WEEK, ...wanted }: Omit<NewContest, "isPublished">) {
  const banner = await aBanner(page);
  const [genre] = (await callApi(page, "GET", "/genres")) as { id: number }[];
  return {
    description: "<p>Schrijf over water, in hoogstens duizend woorden.</p>",
    rules: "<p>Je tekst is van jou en verscheen nog nergens.</p>",
    reward: "Een boekenbon van 50 euro",
    organization: "Bibliotheek De Kade",
    deadline: inFuture(lasts),
    bannerBig: banner,
    bannerSmall: banner,
    genres: [genre?.id],
    mode: "interactive",
    type: "open",
    contributionsPerUser: 1,
    showJuryFeedbackToParticipant: 1,
    useAgeCategories: 0,
    ...wanted,
  };
}

async function make(page: Page, isPublished: boolean, form: object) {
  const contest = (await callApi(page, "POST", "/contests", form)) as MadeContest;
  if (isPublished) await callApi(page, "POST", `/contests/${contest.slug}/publish`);
  return contest;
}

/** Makes a contest by the API, published unless told otherwise, as the organiser who is signed in on the page. */
export const makeContest = async (page: Page, { isPublished = true, ...wanted }: NewContest) =>
  make(page, isPublished, await formOf(page, wanted));

/**
 * The same by the organiser of the demo in a window of their own. `closeNow` moves the deadline to the next moment and
 * waits for it; `done` closes the window.
 */
export async function makeContestApart(browser: Browser, { isPublished = true, ...wanted }: NewContest) {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, "wedstrijdorganisator", { site: "community", path: "/lezen/mijn-favorieten" });
  const form = await formOf(page, wanted);
  const contest = await make(page, isPublished, form);
  const path = `/contests/${contest.slug}`;
  const isPassed = async () => ((await callApi(page, "GET", path)) as { isPassed: boolean }).isPassed;
  return {
    ...contest,
    closeNow: async () => {
      await callApi(page, "PUT", path, { ...form, deadline: inFuture(1500) });
      await expect.poll(isPassed).toBe(true);
    },
    done: () => page.context().close(),
  };
}

/** Hands in texts with these titles, as who is signed in on the page. */
export async function enterContest(
  page: Page,
  slug: string,
  titles: readonly string[],
  body = "<p>Eerst is er zout.</p>",
) {
  const texts: string[] = [];
  const [genre] = (await callApi(page, "GET", "/genres")) as { id: number }[];
  for (const title of titles) {
    const text = { title, body, genres: [genre?.id], private: 1 };
    texts.push(((await callApi(page, "POST", "/texts", text)) as { id: string }).id);
  }
  const contest = `/contests/${slug}/participate`;
  await callApi(page, "POST", `${contest}/start`);
  await callApi(page, "POST", `${contest}/save-contributions`, { texts });
  await callApi(page, "POST", `${contest}/save-data`, {
    firstName: "Anneleen",
    lastName: "Wouters",
    dateOfBirth: "1990-05-17",
    phone: "+32470123456",
    addressStreet: "Kerkstraat",
    addressNumber: "12",
    addressPostalCode: "9000",
    addressCity: "Gent",
    addressCountry: "BE",
  });
  await callApi(page, "POST", `${contest}/finalize`);
}
