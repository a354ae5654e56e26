import type { Page } from "@playwright/test";
import { becomeViewer } from "./support/become-viewer.ts";
import { httpSend } from "./support/http-send.ts";
import { memberOf } from "./support/member.ts";
import { type Known, PAGES } from "./support/pages.ts";
import { USER_AGENT } from "./support/sites.ts";
import { expect, siteUrl, test } from "./support/test.ts";

/** The path and HTML of a page, or of the page that its `follow` links to. */
async function htmlOf({ site, path, as, follow }: Known) {
  const cookie = as && (await memberOf(as, site)).cookies().at(-1);
  const headers = { "user-agent": USER_AGENT, ...(cookie && { cookie: `${cookie.name}=${cookie.value}` }) };
  const get = async (at: string) => (await httpSend(siteUrl(site, at), { headers })).text;
  const html = await get(path);
  const link = follow && new RegExp(`<a\\b[^>]*\\shref="([^"]+)"[^>]*>${follow}<`).exec(html)?.[1];
  return link ? { path: link, html: await get(link) } : { path, html };
}

/** What nobody can fill in: fields in a disabled fieldset, and those in a dialog that a script opens. */
const OUT_OF_USE = /<(?:fieldset\b[^>]*\sdisabled=""[\s\S]*?<\/fieldset>|dialog\b(?![^>]*\sopen=)[\s\S]*?<\/dialog>)/g;

/** Whether this HTML has a field that `fillIn` changes. */
const hasUsableField = (html: string) =>
  [...html.replaceAll(OUT_OF_USE, "").matchAll(/<(?:input|textarea|select)\b[^>]*/g)].some(
    ([tag]) => !/\stype="(?:hidden|file|radio)"|\s(?:disabled|readonly)=""/i.test(tag),
  );

/** The ids of the fields in this HTML, by which pages with the same form are visited once. */
const fieldsIn = (html: string) =>
  [...html.matchAll(/<(?:input|textarea|select)\b[^>]*/g)].flatMap(
    ([tag]) => /\s(?:id|name)="([^"]+)"/.exec(tag)?.[1] ?? [],
  );

declare global {
  interface Window {
    /** What `fillIn` filled in on the page. */
    filledIn: {
      /**
       * Scrolls to a field that is not hydrated: the form on a page of the editors is hydrated only once it is in view.
       */
      isHydrated: () => boolean;
      /** Each field that has lost what was filled in. */
      lost: () => string[];
    };
  }
}

/** Changes the value of each field that can be used before hydration, and one box of each group; returns how many. */
const fillIn = (page: Page) =>
  page.evaluate(() => {
    type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
    const TYPED: Record<string, string> = {
      date: "2031-03-04",
      time: "18:35",
      email: "vroeg@inktvis.example",
      url: "https://vroeg.example",
    };
    const isBox = (field: Field): field is HTMLInputElement => field.type === "checkbox" || field.type === "radio";
    const stateOf = (field: Field) => (isBox(field) ? String(field.checked) : field.value);
    const groups = new Set<string>();

    function change(field: Field) {
      if (field instanceof HTMLSelectElement) {
        field.selectedIndex = [...field.options].findIndex(({ selected, disabled }) => !selected && !disabled);
      } else if (isBox(field)) {
        if (groups.has(field.name) || (field.type === "radio" && field.checked)) return false;
        if (field.name) groups.add(field.name);
        field.checked = !field.checked;
      } else if (field instanceof HTMLInputElement && field.type === "number") {
        field.value = field.value === field.min ? field.max : field.min || "1";
      } else field.value = TYPED[field.type] ?? "Vroeg";
      return true;
    }

    const fields = [...document.querySelectorAll<Field>("input, textarea, select")].filter(
      (field) =>
        !field.matches(
          ":disabled, :read-only:not(select, [type=checkbox], [type=radio]), [type=file], [type=hidden]",
        ) &&
        // Opened by a script.
        !field.closest("dialog:not([open])"),
    );
    const filled = fields.filter(change).map((field) => ({ field, state: stateOf(field) }));
    window.filledIn = {
      isHydrated: () => {
        const waiting = filled.find(({ field }) => !Object.keys(field).some((key) => key.startsWith("__reactProps")));
        waiting?.field.scrollIntoView();
        return !waiting;
      },
      lost: () =>
        filled
          .filter(({ field, state }) => !field.isConnected || stateOf(field) !== state)
          .map(({ field, state }) => `${field.id || field.name}: ${state} became ${stateOf(field)}`),
    };
    return filled.length;
  });

/** The staff room is rendered in the browser: it has no fields before the scripts are loaded. */
const served = PAGES.filter(({ site }) => site !== "staff");
const visits = Map.groupBy(served, ({ site }) => site);

for (const [site, pages] of visits) {
  test(`${site}: fields keep what was filled in before hydration`, async ({ page }) => {
    test.slow();
    let viewer: string | undefined;
    let released = Promise.withResolvers<void>();
    await page.route(/\.js$/, (route) => released.promise.then(() => route.continue()));
    // Only reading calls are let through, so that what is filled in changes nothing that other tests see.
    await page.route(/\/api\//, (route) => (route.request().method() === "GET" ? route.continue() : undefined));
    const seen = new Set<string>();
    for (const known of pages) {
      const { path, html } = await htmlOf(known);
      const fields = fieldsIn(html).join();
      if (!fields || seen.has(fields)) continue;
      seen.add(fields);
      if (known.as !== viewer) await becomeViewer(page, known);
      viewer = known.as;
      await test.step(path, async () => {
        released = Promise.withResolvers();
        await page.goto(siteUrl(site, path), { waitUntil: "domcontentloaded" });
        const count = await fillIn(page);
        if (hasUsableField(html)) expect.soft(count, `fields filled in on ${path}`).toBeGreaterThan(0);
        released.resolve();
        await page.waitForFunction(() => window.filledIn.isHydrated());
        // A form takes over what was filled in just after it is hydrated.
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        expect.soft(await page.evaluate(() => window.filledIn.lost()), path).toEqual([]);
      });
    }
  });
}
