import { MANAGED_ECOURSES_PATH, managedEcoursePath } from "@inktvis/contract/page-paths/account";
import { redirect } from "@tanstack/react-router";
import { managedBreadcrumbs } from "#features/management/managed-thing.ts";
import { load, type LoaderArguments } from "#platform/load.ts";
import { ecourseQuery } from "./ecourse.queries.ts";

/** Loads the online course of a page of management; people who may not manage it are redirected to the list. */
export async function managedEcourse(args: LoaderArguments & { params: { id: string } }) {
  const ecourse = await load(args, ecourseQuery(args.params.id));
  if (!ecourse.me.can.update) throw redirect({ href: MANAGED_ECOURSES_PATH, statusCode: 302 });
  return ecourse;
}

/** The breadcrumbs of a page of an online course; of its first page when `page` is absent. */
export const ecourseBreadcrumbs = ({ id, title }: { id: string; title: string }, page?: string) =>
  page ? managedBreadcrumbs("ecourses", page, [title, managedEcoursePath(id)]) : managedBreadcrumbs("ecourses", title);
