import { loadDemo } from "@inktvis/api/demo";
import { CONTESTS_PATH, READ_PATH, textPath } from "@inktvis/contract/page-paths/community";
import { COURSES_PATH, coursePath } from "@inktvis/contract/page-paths/organization";
import { chromium } from "@playwright/test";
import { type FirstVisit, SCREENS, type Screen, visitFirst } from "./first-visit.ts";
import { type LighthouseResult, runLighthouse } from "./lighthouse.ts";
import { openStage } from "./stage.ts";

const PORT = 3406;
const urlOf = ([site, path]: [site: string, path: string]) => `http://${site}.localhost:${PORT}${path}`;
const SCORED = (
  [
    ["community", textPath("schorre-eerste-hoofdstuk")],
    ["auth", "/"],
    ["community", "/"],
    ["community", READ_PATH],
    ["community", CONTESTS_PATH],
    ["organization", COURSES_PATH],
    ["organization", coursePath("een-roman-in-een-jaar")],
  ] as [string, string][]
).map(urlOf);
const HOMES = ["organization", "verzin", "schrijfacademie", "creatiefschrijvenjong"].map((site) => urlOf([site, "/"]));

export interface PageResults {
  visits: FirstVisit[];
  scores: LighthouseResult[];
}

/** What pages of the demo transfer at a first visit, and their Lighthouse scores. */
export async function measurePages(): Promise<PageResults> {
  const stage = await openStage("pages", PORT, "warn");
  await loadDemo(stage.services);
  const server = await stage.startServer();
  const visits = await visitAll([...SCORED, ...HOMES]);
  const scores: LighthouseResult[] = [];
  for (const url of SCORED) scores.push(await runLighthouse(url));
  await server.stop();
  await stage.end();
  return { visits, scores };
}

async function visitAll(urls: string[]) {
  const browser = await chromium.launch({
    ...(process.env["CHROMIUM_PATH"] && { executablePath: process.env["CHROMIUM_PATH"] }),
    args: [
      "--disable-background-networking",
      "--disable-component-update",
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
  });
  const visits: FirstVisit[] = [];
  for (const url of urls)
    for (const screen of Object.keys(SCREENS) as Screen[]) visits.push(await visitFirst(browser, url, screen));
  await browser.close();
  return visits;
}
