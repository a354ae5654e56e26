import type { MemberContext } from "#platform/context.ts";
import { managedContestId } from "../../contests/queries/managed-contest-id.ts";
import { recipientsOf } from "./message-recipients.ts";

/**
 * The people whom a message can go to: entrants and jurors by name; of those who started without handing in only the
 * number (docs/product/participations.md#begun-entries).
 */
export async function listRecipients(ctx: MemberContext, slug: string) {
  const contestId = await managedContestId(ctx, slug);
  const [entrants, begun, jury] = await Promise.all(
    (["entrants", "begun", "jury"] as const).map((to) => recipientsOf(ctx.db, contestId, { to }).execute()),
  );
  const named = (to: "entrant" | "juror", people: typeof entrants = []) =>
    people
      .map(({ id, nickname }) => ({ to, id, name: nickname }))
      .toSorted((one, other) => one.name.localeCompare(other.name, "nl-BE"));
  return {
    data: {
      counts: { entrants: entrants?.length ?? 0, begun: begun?.length ?? 0, jury: jury?.length ?? 0 },
      people: [...named("entrant", entrants), ...named("juror", jury)],
    },
  };
}
