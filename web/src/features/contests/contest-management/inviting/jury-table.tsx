import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Contest } from "@inktvis/contract/features/contests/contest";
import type { JuryMember } from "@inktvis/contract/features/contests/jury";
import { profilePath } from "@inktvis/contract/page-paths/community";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { toastRefusal } from "#platform/forms/form-refusal.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { toast } from "#platform/toasts.ts";
import { useInOrder } from "#platform/in-order.ts";
import { Cell, DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ageLabelIn } from "../age-label.ts";
import { AgeOptions } from "../age-options.tsx";
import { invalidateContests } from "../management.queries.ts";
import { useStaffReason } from "../staff-reason.tsx";
import { inviteMessages as copy } from "./invite.nl.ts";
import { RemindJuror } from "./remind-juror.tsx";
import { RowButton } from "#features/inviting/row-button.tsx";
import { ActingSelect } from "#ui/acting-select.tsx";
import { managingApi } from "#features/management/managing-api.ts";

interface JuryTableProps {
  contest: Contest;
  members: readonly JuryMember[];
  /** Called once a juror is removed: the focused button is removed with its row. */
  onRemoved: () => void;
}

export function JuryTable({ contest, members, onRemoved }: JuryTableProps) {
  const [toRemove, setToRemove] = useState<JuryMember>();
  const columns = [
    { title: copy.nickname },
    ...(contest.ageCategories.length > 0 ? [{ title: copy.category }] : []),
    { title: copy.progress, isNumber: true },
    { title: copy.actions, isHidden: true },
  ];
  return (
    <section aria-labelledby="leden" className="grid gap-4">
      <h2 className="text-2xl" id="leden">
        {copy.members}
      </h2>
      {members.length === 0 ? (
        <EmptyState title={copy.noMembers}>{copy.noMembersHelp}</EmptyState>
      ) : (
        <DataTable columns={columns} label={copy.members}>
          {members.map((member) => (
            <JurorRow contest={contest} key={member.id} member={member} onRemove={() => setToRemove(member)} />
          ))}
        </DataTable>
      )}
      {toRemove && (
        <RemoveJurorDialog
          contest={contest}
          member={toRemove}
          onClose={() => setToRemove(undefined)}
          onRemoved={onRemoved}
        />
      )}
    </section>
  );
}

interface JurorRowProps {
  contest: Contest;
  member: JuryMember;
  onRemove: () => void;
}

const JurorRow = ({ contest, member, onRemove }: JurorRowProps) => (
  <tr>
    <Cell>
      <div className="grid justify-items-start gap-0.5">
        <SiteLink
          className="inline-flex min-h-6 font-semibold hover:text-accent-ink"
          path={profilePath(member.user.slug)}
          site="community"
        >
          {member.user.nickname}
        </SiteLink>
        {member.user.name && <span className="text-sm text-ink-soft">{member.user.name}</span>}
        {member.email && (
          <a className="link text-sm" href={`mailto:${member.email}`}>
            {member.email}
          </a>
        )}
      </div>
    </Cell>
    {contest.ageCategories.length > 0 && (
      <Cell label={copy.category}>
        <CategorySelect contest={contest} member={member} />
      </Cell>
    )}
    <Cell isNumber label={copy.progress}>
      {copy.progressOf(member.scored, member.total)}
    </Cell>
    <Cell className="text-right" label="">
      {member.scored < member.total && <RemindJuror member={member} slug={contest.slug} />}
      <RowButton context={copy.removeWho(member.user.nickname)} label={copy.remove} onClick={onRemove} />
    </Cell>
  </tr>
);

interface RemoveJurorDialogProps {
  contest: Contest;
  member: JuryMember;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks for confirmation before a juror is removed with their scores (docs/product/juries.md#jurors). */
function RemoveJurorDialog({ contest, member, onClose, onRemoved }: RemoveJurorDialogProps) {
  const { id, user, scored } = member;
  const queryClient = useQueryClient();
  const staffReason = useStaffReason(contest, id);
  async function remove() {
    await managingApi.jury.remove({ params: { id }, body: staffReason.body });
    await invalidateContests(queryClient);
    toast(copy.removed(user.nickname));
    onRemoved();
  }
  return (
    <ConfirmDialog
      confirm={copy.removeConfirm}
      title={copy.removeTitle(user.nickname)}
      onClose={onClose}
      onConfirm={remove}
    >
      <div className="grid gap-5">
        <p>{copy.removeHelp(user.nickname, scored)}</p>
        {staffReason.field}
      </div>
    </ConfirmDialog>
  );
}

/** The age category that a juror judges, saved as soon as it is chosen. */
function CategorySelect({ contest, member }: { contest: Contest; member: JuryMember }) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<number | null>();
  const inOrder = useInOrder();
  async function assign(ageCategoryId: number | null) {
    try {
      await managingApi.jury.assign({ params: { id: member.id }, body: { ageCategoryId } });
      await invalidateContests(queryClient);
      const category = ageLabelIn(contest, ageCategoryId) ?? copy.allAges;
      toast(copy.assigned(member.user.nickname, category));
    } catch (error) {
      toastRefusal(error);
    }
    setChosen((newest) => (newest === ageCategoryId ? undefined : newest));
  }
  return (
    <ActingSelect
      aria-label={copy.categoryOf(member.user.nickname)}
      className="max-w-56"
      value={String((chosen === undefined ? member.ageCategoryId : chosen) ?? "")}
      onChange={({ target }) => {
        const ageCategoryId = target.value === "" ? null : Number(target.value);
        setChosen(ageCategoryId);
        void inOrder(() => assign(ageCategoryId));
      }}
    >
      <AgeOptions all={copy.allAges} categories={contest.ageCategories} />
    </ActingSelect>
  );
}
