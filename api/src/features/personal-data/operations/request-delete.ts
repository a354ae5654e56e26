import type { MemberContext } from "#platform/context.ts";
import { later } from "#platform/clock.ts";
import { refused } from "#platform/http/errors.ts";
import { erasurePlanned } from "../personal-data.kinds.ts";
import { keepSuperadmin } from "#features/staff/staff-people/lock-person.ts";
import { COOL_OFF } from "../requests.ts";
import { heirOf } from "../take-over-contests.ts";
import { fileRequest } from "./file-request.ts";

const lastAdmin = () =>
  refused("Jij bent de enige beheerder. Geef eerst iemand anders die rol, zodat het huis niet zonder valt.");

/**
 * Asks to be erased. Fourteen days lie between, in which a mail and the page let one come back on it
 * (docs/product/privacy.md#erasure).
 */
export async function requestDelete(ctx: MemberContext) {
  const { db, viewer, now } = ctx;
  if (viewer.abilities.userIsAdmin && !(await heirOf(db, viewer.id))) throw lastAdmin();
  if (viewer.roles.includes("superadmin")) await keepSuperadmin(db, viewer.id);
  return fileRequest(ctx, {
    kind: "erasure",
    due_at: later(now, COOL_OFF),
    next: erasurePlanned,
    notification: "gdprDeleteRequest",
  });
}
