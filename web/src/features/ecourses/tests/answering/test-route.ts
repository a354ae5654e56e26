import { ecoursePath, lessonPath, lessonTestPath, MY_COURSES_PATH } from "@inktvis/contract/page-paths/account";
import { notFound, redirect } from "@tanstack/react-router";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { load, type LoaderArguments } from "#platform/load.ts";
import { setPageStatus } from "#platform/page-status.ts";
import { refusalStatus } from "#platform/refusals.ts";
import { type TestPlace, testQuery } from "../test.queries.ts";

/** Loads the page of a test: a 404 when there is none, even for its maker, and a 410 when its lesson was deleted. */
export async function loadTestPage(args: LoaderArguments, place: TestPlace) {
  const loaded = await load(args, testQuery(place)).catch((error: unknown) => {
    if (refusalStatus(error) !== 410) throw error;
    setPageStatus(410);
    return "gone" as const;
  });
  if (loaded === "gone") return { isGone: true, title: "Deze les is er niet meer", breadcrumbs: breadcrumbs("Test") };
  if (!loaded) throw notFound();
  const { ecourse, lesson, title } = loaded;
  if (lesson && ecourse.id !== place.ecourseId)
    throw redirect({ href: lessonTestPath(ecourse.id, lesson.id), statusCode: 301 });
  const parents: [string, string][] = [
    ["Mijn cursussen", MY_COURSES_PATH],
    [ecourse.title, ecoursePath(ecourse.id)],
    ...(lesson ? ([[lesson.title, lessonPath(ecourse.id, lesson.id)]] satisfies [string, string][]) : []),
  ];
  return { isGone: false, title, breadcrumbs: breadcrumbs(title, ...parents) };
}
