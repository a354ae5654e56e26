import { apiOriginOf } from "@inktvis/contract/sites";
import type { ContestInput } from "@inktvis/contract/features/contests";
import type { Browser, Page } from "@playwright/test";
import { signIn } from "./sign-in.ts";
import { ADDRESSES } from "./sites.ts";

const API = `${apiOriginOf(ADDRESSES, "community")}/api`;
const IN_A_WEEK = () => new Date(Date.now() + 7 * 86_400_000).toISOString();

interface NewContest extends Partial<Omit<ContestInput, "title" | "bannerBig" | "bannerSmall">> {
  title: string;
  /** On by default. */
  published?: boolean;
}

/**
 * Makes a contest by the API as who is signed in on the page, which must be one of the community: open, for one text,
 * with a week to go, unless told otherwise. Answers its slug, and the form that it was made with, to change it by.
 */
export async function makeContest(page: Page, { published = true, ...wanted }: NewContest) {
  const form = {
    description: "<p>Schrijf over water.</p>",
    rules: "<p>Je tekst is van jou en nog niet gepubliceerd.</p>",
    reward: "Een boekenbon van 50 euro",
    organization: "Bibliotheek De Kade",
    deadline: IN_A_WEEK(),
    mode: "interactive" as const,
    type: "open" as const,
    contributionsPerUser: 1,
    showJuryFeedbackToParticipant: 1 as const,
    useAgeCategories: 0 as const,
    ...wanted,
  };
  const slug = await page.evaluate(
    async ([api, contest, publish]) => {
      const read = async (path: string, init?: RequestInit) => {
        const answer = await fetch(api + path, { credentials: "include", ...init });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return answer.status === 204 ? undefined : (await answer.json()).data;
      };
      const [{ token }, [genre]] = await Promise.all([read("/csrf-token"), read("/genres")]);
      const headers = { "content-type": "application/json", "x-csrf-token": token };
      const post = (path: string, body: object) => read(path, { method: "POST", headers, body: JSON.stringify(body) });
      const banner = (width: number, height: number) => {
        const canvas = Object.assign(document.createElement("canvas"), { width, height });
        const pen = canvas.getContext("2d");
        if (pen) {
          pen.fillStyle = "#0b5d45";
          pen.fillRect(0, 0, width, height);
        }
        return canvas.toDataURL("image/jpeg");
      };
      const banners = { bannerBig: banner(1200, 500), bannerSmall: banner(430, 260) };
      const { slug: made } = await post("/contests", { genres: [genre.id], ...banners, ...contest });
      if (publish) await post(`/contests/${made}/publish`, {});
      return made as string;
    },
    [API, form, published] as const,
  );
  return { slug, form };
}
export type MadeContest = Awaited<ReturnType<typeof makeContest>>;

/** The same by the organiser of the demo, in a window of their own, which answers how to move the deadline to now. */
export async function makeContestApart(browser: Browser, wanted: NewContest) {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, "wedstrijdorganisator", { site: "community", path: "/lezen/mijn-favorieten" });
  const contest = await makeContest(page, wanted);
  return { ...contest, closeNow: () => closeNow(page, contest), done: () => page.context().close() };
}

/** Moves its deadline to the next moment, and waits for that. */
const closeNow = (page: Page, { slug, form }: MadeContest) =>
  page.evaluate(
    async ([api, path, contest]) => {
      const get = async (url: string) => (await (await fetch(api + url, { credentials: "include" })).json()).data;
      const [{ token }, [genre]] = await Promise.all([get("/csrf-token"), get("/genres")]);
      const deadline = new Date(Date.now() + 1500).toISOString();
      const answer = await fetch(`${api}/contests/${path}`, {
        method: "POST",
        credentials: "include",
        headers: { "content-type": "application/json", "x-csrf-token": token },
        body: JSON.stringify({ _method: "PUT", genres: [genre.id], ...contest, deadline }),
      });
      if (!answer.ok) throw new Error(await answer.text());
      while (!(await get(`/contests/${path}`)).isPassed);
    },
    [API, slug, form] as const,
  );
