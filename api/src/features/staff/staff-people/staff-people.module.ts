import type { contract } from "@inktvis/contract";
import type { Role } from "@inktvis/contract/access";
import type { MemberContext } from "#platform/context.ts";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { blockPerson, unblockPerson } from "./operations/block-person.ts";
import { removeSecondFactor } from "./operations/remove-second-factor.ts";
import { grantRole, revokeRole } from "./operations/change-role.ts";
import { endSignIns } from "./operations/end-sign-ins.ts";
import { updatePerson } from "./operations/update-person.ts";
import { getPerson } from "./queries/get-person.ts";
import { cannotRemoveOwnSecondFactor } from "./staff-people.errors.ts";
import { listPeople } from "./queries/list-people.ts";
import { listSignIns } from "./queries/list-sign-ins.ts";

const byViewer = ({ viewer, now }: MemberContext, { id, role }: { id: string; role: Role }) => ({
  personId: id,
  role,
  decider: viewer,
  actorId: viewer.id,
  now,
});

export const staffPeopleModule = {
  handlers: {
    list: ({ ctx, query }) => listPeople(ctx, query),
    get: ({ ctx, params }) => getPerson(ctx, params.id),
    update: async ({ ctx, params, body }) => {
      await updatePerson(ctx, params.id, body);
      return getPerson(ctx, params.id);
    },
    grantRole: async ({ ctx, params }) => {
      await ctx.db.transaction().execute((tx) => grantRole(tx, byViewer(ctx, params)));
      return getPerson(ctx, params.id);
    },
    revokeRole: async ({ ctx, params }) => {
      await ctx.db.transaction().execute((tx) => revokeRole(tx, byViewer(ctx, params)));
      return getPerson(ctx, params.id);
    },
    block: async ({ ctx, params, body }) => {
      await blockPerson(ctx, params.id, body.reason);
      return getPerson(ctx, params.id);
    },
    unblock: async ({ ctx, params }) => {
      await unblockPerson(ctx, params.id);
      return getPerson(ctx, params.id);
    },
    removeSecondFactor: async ({ ctx, params }) => {
      const { viewer, now, jobs } = ctx;
      if (params.id === viewer.id) throw cannotRemoveOwnSecondFactor();
      const removal = { personId: params.id, decider: viewer, actorId: viewer.id, now };
      await ctx.db.transaction().execute((tx) => removeSecondFactor(tx, jobs, removal));
      return getPerson(ctx, params.id);
    },
    signIns: ({ ctx, params }) => listSignIns(ctx, params.id),
    endSignIns: ({ ctx, params }) => endSignIns(ctx, params.id),
  } satisfies ApiHandlers<typeof contract>["staffPeople"],
};
