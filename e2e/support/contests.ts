import { apiOriginOf, type SiteName } from "@inktvis/contract/sites";
import type { Browser, Page } from "@playwright/test";
import { makeText } from "./make-text.ts";
import { signIn } from "./sign-in.ts";
import { ADDRESSES } from "./sites.ts";

interface Call {
  site: SiteName;
  method?: "GET" | "POST";
  path: string;
  body?: object;
}

/** What the API answers to who is signed in on the page, which must be one of that site. */
const call = <T>(page: Page, { site, method = "GET", path, body }: Call): Promise<T> =>
  page.evaluate(
    async ({ api, method: how, path: where, body: sent }) => {
      const read = async (address: string, init?: RequestInit) => {
        const answer = await fetch(api + address, { credentials: "include", ...init });
        if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
        return answer.status === 204 ? undefined : (await answer.json()).data;
      };
      if (how === "GET") return read(where);
      const { token } = await read("/csrf-token");
      const headers = { "x-csrf-token": token, ...(sent && { "content-type": "application/json" }) };
      return read(where, { method: how, headers, ...(sent && { body: JSON.stringify(sent) }) });
    },
    { api: `${apiOriginOf(ADDRESSES, site)}/api`, method, path, body },
  );

/** A picture of one colour, as somebody would choose it from their disk. */
export const aPicture = (page: Page, width: number, height: number) =>
  page.evaluate(
    ([wide, high]) => {
      const canvas = Object.assign(document.createElement("canvas"), { width: wide, height: high });
      const context = canvas.getContext("2d");
      if (context) {
        context.fillStyle = "#0b5d45";
        context.fillRect(0, 0, canvas.width, canvas.height);
        context.fillStyle = "#8fd9bf";
        context.fillRect(canvas.width / 3, canvas.height / 3, canvas.width / 3, canvas.height / 3);
      }
      return canvas.toDataURL("image/png");
    },
    [width, height] as const,
  );

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

interface NewContest {
  title: string;
  mode?: "interactive" | "display";
  ages?: readonly { ageFrom: number; ageTo: number }[];
  isPublished?: boolean;
}

/** A contest of whoever is signed in on the page, which must be one of the account site. Answers its slug. */
export async function makeContest(page: Page, { title, mode = "interactive", ages, isPublished = true }: NewContest) {
  const site = "account";
  const [genre] = await call<{ id: number }[]>(page, { site, path: "/genres" });
  const { slug } = await call<{ slug: string }>(page, {
    site,
    method: "POST",
    path: "/contests",
    body: {
      title,
      description: "<p>Schrijf over water, in hoogstens duizend woorden.</p>",
      rules: "<p>Je tekst is van jou en verscheen nog nergens.</p>",
      reward: "Een boekenbon van 50 euro",
      organization: "Bibliotheek De Kade",
      deadline: inDays(7),
      bannerBig: { action: "create", data: await aPicture(page, 1200, 400) },
      bannerSmall: { action: "create", data: await aPicture(page, 430, 260) },
      genres: [genre?.id],
      mode,
      ...(mode === "interactive" && { type: "open", contributionsPerUser: 1, showJuryFeedbackToParticipant: true }),
      useAgeCategories: ages !== undefined,
      ...(ages && { ageCategories: ages }),
    },
  });
  if (isPublished) await call(page, { site, method: "POST", path: `/contests/${slug}/publish` });
  return slug;
}

/** Somebody signs in, writes a text and hands it in. */
export async function enterContest(browser: Browser, { as, slug, title }: { as: string; slug: string; title: string }) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const site = "community";
  await signIn(page, as);
  const textSlug = await makeText(page, { title });
  const { id } = await call<{ id: string }>(page, { site, path: `/texts/${textSlug}` });
  const take = (step: string, body?: object) =>
    call(page, { site, method: "POST", path: `/contests/${slug}/participate/${step}`, ...(body && { body }) });
  await take("start");
  await take("save-contributions", { texts: [id] });
  await take("save-data", {
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
  await take("finalize");
  await context.close();
}
