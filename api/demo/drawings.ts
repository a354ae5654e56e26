import { fileURLToPath } from "node:url";
import { filesOfWidth, type PictureFile } from "#platform/files/media.ts";
import { readDemoActivities } from "./content/activities.ts";
import { DEMO_ALUMNI, keyOfAlumnus } from "./content/alumni.ts";
import { readDemoArticles } from "./content/articles.ts";
import { readDemoContests } from "./content/contests.ts";
import { readDemoCourses } from "./content/courses.ts";
import { readDemoEcourses } from "./content/ecourse-lessons.ts";
import { readDemoEntries } from "./content/entries.ts";
import { DEMO_ISSUES } from "./content/magazine.ts";
import { readDemoPages } from "./content/pages.ts";
import { DEMO_PRODUCTS } from "./content/products.ts";
import { DEMO_TEAM, keyOfTile } from "./content/team.ts";
import { slugify } from "#platform/slugs.ts";
import { DEMO_PEOPLE } from "./people.ts";
import { readDemoTexts } from "./texts.ts";

/** A picture of the demo, as `drawPicture` needs it. */
export interface Drawing {
  motif: string;
  seed: string;
  size: { width: number; height: number };
}
/** What a picture goes with: a person, a text, an article, a contest, a course. */
export interface Illustrated {
  key: string;
  picture: string | null;
}

/** At most as wide as the largest rendition: the file is that rendition. */
const drawingIn = (width: number, height: number) => (item: Illustrated) =>
  item.picture ? { motif: item.picture, seed: item.key, size: { width, height } } : undefined;
export const coverOf = drawingIn(1200, 750);
/** The cover of a magazine issue, in portrait format. */
export const issueCoverOf = drawingIn(960, 1280);
export const portraitOf = drawingIn(640, 640);
export const bigBannerOf = drawingIn(1600, 533);
export const smallBannerOf = drawingIn(860, 520);

export const offerPictureOf = drawingIn(960, 600);
/** The picture in the body of a lesson. */
export const lessonPictureOf = drawingIn(1200, 750);
/** The portrait of the teacher of a course; a teacher has the same one in all courses. */
export const teacherOf = ({ teacher, hasPortrait }: { teacher: string | null; hasPortrait: boolean }) =>
  hasPortrait && teacher ? portraitOf({ key: slugify(teacher), picture: "portret" }) : undefined;

/** The portrait of an alumnus or of somebody of the house. */
export const memberPortraitOf = (key: string, picture: string | null) => portraitOf({ key, picture });

export const DRAWN = fileURLToPath(new URL("./pictures/drawn/", import.meta.url));
/** The files that take too long to make at each first start; the others are made from the first of these. */
export const drawnFilesOf = ({ size }: Drawing) =>
  filesOfWidth(size.width).filter(({ rendition, format }) => format === "avif" || rendition === "default");
export const fileNameOf = ({ motif, seed, size }: Drawing, { rendition, format }: PictureFile) =>
  `${motif}-${seed}-${size.width}x${size.height}${rendition === "default" ? "" : `-${rendition}`}.${format}`;

/** Every picture that the demo shows. */
export async function allDrawings(): Promise<Drawing[]> {
  const now = new Date();
  const asWritten = (source: string) => source;
  const [ecourses, contests, courses, activities, ...covered] = await Promise.all([
    readDemoEcourses(),
    readDemoContests(now),
    readDemoCourses(now),
    readDemoActivities(now),
    readDemoTexts(),
    readDemoArticles(asWritten),
    readDemoPages(asWritten),
    readDemoEntries(now),
  ]);
  return [
    ...DEMO_PEOPLE.map(portraitOf),
    ...covered.flat().map(coverOf),
    ...ecourses.flatMap(({ lessons }) => lessons).map(lessonPictureOf),
    ...DEMO_ISSUES.map(issueCoverOf),
    ...[...courses, ...activities].map(offerPictureOf),
    ...contests.flatMap((contest) => [bigBannerOf(contest), smallBannerOf(contest)]),
    ...courses.map(teacherOf),
    ...DEMO_PRODUCTS.map(offerPictureOf),
    ...DEMO_ALUMNI.map((one) => memberPortraitOf(keyOfAlumnus(one), one.picture)),
    ...DEMO_TEAM.map((one) => memberPortraitOf(keyOfTile(one), one.picture)),
  ].filter((drawing) => drawing !== undefined);
}
