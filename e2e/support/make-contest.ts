import { apiOriginOf } from "@inktvis/contract/sites";
import type { Page } from "@playwright/test";
import { ADDRESSES } from "./sites.ts";

interface NewContest {
  title: string;
  mode?: "interactive" | "display";
  type?: "open" | "closed";
  /** From now, in milliseconds; a week unless told otherwise. */
  lasts?: number;
  isPublished?: boolean;
  [field: string]: unknown;
}
const WEEK = 7 * 86_400_000;
const API = `${apiOriginOf(ADDRESSES, "community")}/api`;

/** Makes a contest by the API as the organiser who is signed in on the page, one of the community. Answers its slug. */
export const makeContest = (
  page: Page,
  { mode = "interactive", type = "open", lasts = WEEK, isPublished = true, ...fields }: NewContest,
) =>
  page.evaluate(
    async ([api, contest, publishes]) => {
      const call = async (path: string, init?: RequestInit) => {
        const answer = await fetch(api + path, { credentials: "include", ...init });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return answer.status === 204 ? undefined : (await answer.json()).data;
      };
      const draw = (width: number, height: number) => {
        const canvas = Object.assign(document.createElement("canvas"), { width, height });
        const brush = canvas.getContext("2d") as CanvasRenderingContext2D;
        const sky = brush.createLinearGradient(0, 0, width, height);
        sky.addColorStop(0, "#1d4f63");
        sky.addColorStop(1, "#e8a15c");
        brush.fillStyle = sky;
        brush.fillRect(0, 0, width, height);
        return canvas.toDataURL("image/png");
      };
      const { token } = await call("/csrf-token");
      const [genre] = await call("/genres");
      const headers = { "content-type": "application/json", "x-csrf-token": token };
      const made = { bannerBig: draw(1600, 600), bannerSmall: draw(860, 520), genres: [genre.id], ...contest };
      const { slug } = await call("/contests", { method: "POST", headers, body: JSON.stringify(made) });
      if (publishes) await call(`/contests/${slug}/publish`, { method: "POST", headers, body: "{}" });
      return slug as string;
    },
    [
      API,
      {
        description: "<p>Schrijf over water dat terugkomt: eb, vloed, een lekke kraan.</p>",
        rules: "<p>Je stuurt één tekst in die van jou is.</p>",
        reward: "Een boekenbon van 50 euro",
        organization: "Bibliotheek De Kade",
        deadline: new Date(Date.now() + lasts).toISOString(),
        mode,
        type,
        contributionsPerUser: 1,
        showJuryFeedbackToParticipant: 1,
        useAgeCategories: 0,
        ...fields,
      },
      isPublished,
    ] as const,
  );
