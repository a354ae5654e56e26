import { apiOriginOf } from "@inktvis/contract/sites";
import type { Page } from "@playwright/test";
import { ADDRESSES } from "./sites.ts";

interface NewText {
  title: string;
  body?: string;
  membersOnly?: boolean;
  private?: boolean;
}

const API = `${apiOriginOf(ADDRESSES, "community")}/api`;

/** Makes a text by the API, public unless told otherwise, as who is signed in on the page, which must be one of the community. Answers its slug. */
export const makeText = (
  page: Page,
  { title, body = "<p>Eerst is er zout, dan pas de zee.</p>", membersOnly, private: hidden }: NewText,
) =>
  page.evaluate(
    async ([api, text]) => {
      const read = async (path: string, init?: RequestInit) => {
        const answer = await fetch(api + path, { credentials: "include", ...init });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return (await answer.json()).data;
      };
      const [{ token }, [genre]] = await Promise.all([read("/csrf-token"), read("/genres")]);
      const { slug } = await read("/texts", {
        method: "POST",
        headers: { "content-type": "application/json", "x-csrf-token": token },
        body: JSON.stringify({ ...text, genres: [genre.id] }),
      });
      return slug as string;
    },
    [API, { title, body, membersOnly: membersOnly ? 1 : 0, private: hidden ? 1 : 0 }] as const,
  );

/** A text as the API answers it to who is signed in on the page. */
export const readText = (page: Page, slug: string) =>
  page.evaluate(
    async ([api, path]) => {
      const answer = await fetch(`${api}/texts/${path}`, { credentials: "include" });
      return (await answer.json()).data as { likes: number; views: number; reads: number; me: { liking: boolean } };
    },
    [API, slug] as const,
  );
