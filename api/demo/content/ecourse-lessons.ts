import { type DemoFile, readDemoFiles } from "../demo-files.ts";
import { DEMO_ECOURSES, type DemoEcourse } from "./ecourse-list.ts";

/** The start of a file name: `2-1-een-doel-per-persoon` is the first lesson of the second module. */
const PLACE = /^(\d+)-(\d+)-/;

export interface DemoLesson {
  key: string;
  /** `2-1` */
  place: string;
  module: number;
  /** The position in its module, from 1. */
  position: number;
  /** The motif of its picture, if it has one; the body shows it at `src="picture"`. */
  picture: string | null;
  file: DemoFile;
}

/** The online courses with their lessons, in order. */
export const readDemoEcourses = () =>
  Promise.all(DEMO_ECOURSES.map(async (ecourse) => ({ ecourse, lessons: await readLessons(ecourse) })));

async function readLessons({ folder, modules }: DemoEcourse): Promise<DemoLesson[]> {
  const files = await readDemoFiles(`ecourses/${folder}`);
  return files.map((file) => {
    const [, module, lesson] = PLACE.exec(file.key) ?? [];
    if (!module || !lesson || Number(module) > modules.length)
      throw file.malformed("its name has no place of a lesson");
    return {
      key: file.key,
      place: `${module}-${lesson}`,
      module: Number(module),
      position: Number(lesson),
      picture: file.optional("picture"),
      file,
    };
  });
}
