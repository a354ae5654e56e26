import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { linksChanged } from "./access.errors.ts";
import { ecoursesLinked } from "./access.mail-kinds.ts";

interface Item {
  id: string;
  title: string;
}

/** @throws 409 when the links are not those that the caller saw: they would unlink some without knowing */
export function refuseUnseen(linked: readonly Item[], before: readonly string[] | undefined) {
  const now = linked.map(({ id }) => id);
  if (before && !isDeepStrictEqual(new Set(before), new Set(now))) throw linksChanged();
}

/** What to link and what to unlink to get from the linked items to the chosen ones. */
export function differenceOf<Chosen extends Item>(linked: readonly Item[], chosen: readonly Chosen[]) {
  const without = <Some extends Item>(items: readonly Some[], others: readonly Item[]) =>
    items.filter(({ id }) => !others.some((other) => other.id === id));
  return { added: without(chosen, linked), removed: without(linked, chosen) };
}

/** Ids of courses and online courses: every pair of the two is meant. */
interface Between {
  courses: readonly string[];
  ecourses: readonly string[];
}

/** Unlinks and links; a job notifies participants. The caller has locked both sides of what it links. */
export async function changeLinks(
  tx: Tx,
  { jobs, now }: Pick<MemberContext, "jobs" | "now">,
  { unlink, link }: { unlink: Between; link: Between },
) {
  await sql`
    delete from course_ecourses
    where course_id = any(${unlink.courses}::uuid[]) and ecourse_id = any(${unlink.ecourses}::uuid[])`.execute(tx);
  await sql`
    insert into course_ecourses (course_id, ecourse_id, linked_at)
    select course_id, ecourse_id, ${now}::timestamptz
    from unnest(${link.courses}::uuid[]) course_id, unnest(${link.ecourses}::uuid[]) ecourse_id
    on conflict do nothing`.execute(tx);
  if (link.ecourses.length === 0) return;
  await jobs.enqueueAll(
    tx,
    ecoursesLinked,
    link.courses.map((courseId) => ({ courseId, ecourseIds: [...link.ecourses] })),
  );
}

const titlesOf = (items: readonly Item[]) => items.map(({ title }) => title);
/** The details of a change in the audit log. */
export const saidOf = ({ added, removed }: { added: readonly Item[]; removed: readonly Item[] }) => ({
  after: { linked: titlesOf(added), unlinked: titlesOf(removed) },
});
