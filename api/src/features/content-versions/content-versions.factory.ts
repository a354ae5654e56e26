import { VALID_BODIES } from "#valid-bodies.ts";
import type { TestBrowser } from "#testing/test-browser.ts";

/** Helpers for what an editor does with an article and its versions, over HTTP. */
export function editing(now: () => Date, browser: () => TestBrowser) {
  const publicNow = () => ({ ...VALID_BODIES["staffArticles.create"], publishedAt: now().toISOString() });
  const send = (kind: string, subjectId: string, change: object, more: object = {}) =>
    browser().post("/staff/content-versions", { kind, subjectId, change, ...more }, "staff");
  return {
    send,
    publicNow,
    make: async (body: object = {}) =>
      (await browser().post("/staff/articles", { ...publicNow(), ...body }, "staff")).body.data,
    get: async (id: string) => (await browser().get(`/staff/articles/${id}`, "staff")).body.data,
    put: async ({ id, revision }: { id: string; revision: number }, body: object = {}) =>
      (await browser().put(`/staff/articles/${id}`, { ...publicNow(), revision, ...body }, "staff")).body.data,
    versionsOf: async (id: string, kind = "articles", state = "") =>
      (
        await browser().get(
          `/staff/content-versions?kind=${kind}&subjectId=${id}${state && `&state=${state}`}`,
          "staff",
        )
      ).body.data,
    look: ({ id, revision }: { id: string; revision: number }, body: object = {}) =>
      send("articles", id, { ...publicNow(), revision, ...body }),
    plan: (
      { id, revision }: { id: string; revision: number },
      plannedFor: Date,
      body: object = {},
      more: object = {},
    ) => send("articles", id, { ...publicNow(), revision, ...body }, { plannedFor: plannedFor.toISOString(), ...more }),
    share: (versionId: string) => browser().post(`/staff/content-versions/${versionId}/share`, {}, "staff"),
  };
}
