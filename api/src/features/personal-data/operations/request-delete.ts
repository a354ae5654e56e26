import type { MemberContext } from "#platform/context.ts";
import { later } from "#platform/clock.ts";
import { refused } from "#platform/http/errors.ts";
import { erasurePlanned } from "../personal-data.kinds.ts";
import { lockSuperadmins, requireSuperadmin } from "#features/staff/staff-people/lock-person.ts";
import { COOLING_OFF_PERIOD } from "../requests.ts";
import { successorOf } from "../relied-on.ts";
import { createDataRequest } from "./create-data-request.ts";

const lastAdmin = () =>
  refused("Jij bent de enige beheerder. Geef eerst iemand anders die rol, zodat het huis niet zonder valt.");

/**
 * Requests erasure after fourteen days, in which it can be cancelled from a mail and on the page
 * (docs/product/privacy.md#erasure).
 * @throws 422 for the last admin and the last superadmin; people who requested erasure too do not count as remaining
 */
export async function requestDelete(ctx: MemberContext) {
  const { viewer, now } = ctx;
  return createDataRequest(ctx, {
    kind: "erasure",
    due_at: later(now, COOLING_OFF_PERIOD),
    job: erasurePlanned,
    notification: "gdprDeleteRequest",
    check: async (tx) => {
      if (!viewer.abilities.userIsAdmin) return;
      await lockSuperadmins(tx);
      if (!(await successorOf(tx, viewer.id))) throw lastAdmin();
      if (viewer.roles.includes("superadmin")) await requireSuperadmin(tx, viewer.id);
    },
  });
}
