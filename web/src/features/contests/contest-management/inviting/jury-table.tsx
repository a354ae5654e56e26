import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Contest } from "@inktvis/contract/features/contests/contests";
import type { JuryMember } from "@inktvis/contract/features/contests/jury";
import { profilePath } from "@inktvis/contract/page-paths/community";
import { api } from "#platform/api.ts";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { toastRefusal } from "#platform/forms/form-refusal.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { Cell, DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { AgeOptions } from "../age-options.tsx";
import { juryQuery } from "../management.queries.ts";
import { useStaffReason } from "../staff-reason.tsx";
import { inviteMessages as copy } from "./invite.nl.ts";
import { ActingSelect } from "#ui/acting-select.tsx";

interface JuryTableProps {
  contest: Contest;
  members: readonly JuryMember[];
  /** Somebody was removed, with the row that had the focus. */
  onGone: () => void;
}

export function JuryTable({ contest, members, onGone }: JuryTableProps) {
  const [leaving, setLeaving] = useState<JuryMember>();
  const queryClient = useQueryClient();
  const why = useStaffReason(contest, leaving?.id);
  const hasCategories = contest.ageCategories.length > 0;

  async function remove({ id, user }: JuryMember) {
    await api.jury.remove({ params: { id }, body: why.body });
    await queryClient.invalidateQueries(juryQuery(contest.slug));
    toast(copy.removed(user.nickname));
    onGone();
  }
  const columns = [
    { title: copy.nickname },
    ...(hasCategories ? [{ title: copy.category }] : []),
    { title: copy.progress, isNumber: true },
    { title: <span className="sr-only">{copy.actions}</span> },
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
            <tr key={member.id}>
              <Cell>
                <SiteLink
                  className="inline-flex min-h-6 font-semibold hover:text-accent-ink"
                  path={profilePath(member.user.slug)}
                  site="community"
                >
                  {member.user.nickname}
                </SiteLink>
                {member.user.name && <span className="block text-sm text-ink-soft">{member.user.name}</span>}
              </Cell>
              {hasCategories && (
                <Cell label={copy.category}>
                  <CategorySelect contest={contest} member={member} />
                </Cell>
              )}
              <Cell isNumber label={copy.progress}>
                {copy.progressOf(member.scored, member.total)}
              </Cell>
              <Cell className="text-right" label="">
                <Button className="min-h-10 py-1.5" look="quiet" onClick={() => setLeaving(member)}>
                  {copy.remove}
                  <span className="sr-only">{copy.removeWho(member.user.nickname)}</span>
                </Button>
              </Cell>
            </tr>
          ))}
        </DataTable>
      )}
      <ConfirmDialog
        confirm={copy.removeConfirm}
        open={leaving !== undefined}
        title={leaving ? copy.removeTitle(leaving.user.nickname) : ""}
        onClose={() => setLeaving(undefined)}
        onConfirm={async () => leaving && remove(leaving)}
      >
        <div className="grid gap-5">
          <p>{leaving ? copy.removeHelp(leaving.user.nickname, leaving.scored) : ""}</p>
          {why.field}
        </div>
      </ConfirmDialog>
    </section>
  );
}

/** What a juror judges, saved as soon as it is chosen. */
function CategorySelect({ contest, member }: { contest: Contest; member: JuryMember }) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<number | null>();
  async function assign(ageCategoryId: number | null) {
    setChosen(ageCategoryId);
    try {
      await api.jury.assign({ params: { id: member.id }, body: { ageCategoryId } });
      await queryClient.invalidateQueries(juryQuery(contest.slug));
      const category = contest.ageCategories.find(({ id }) => id === ageCategoryId)?.label ?? copy.allAges;
      toast(copy.assigned(member.user.nickname, category));
    } catch (error) {
      toastRefusal(error);
    }
    setChosen(undefined);
  }
  return (
    <ActingSelect
      aria-label={copy.categoryOf(member.user.nickname)}
      className="max-w-56"
      value={String((chosen === undefined ? member.ageCategoryId : chosen) ?? "")}
      onChange={({ target }) => void assign(target.value === "" ? null : Number(target.value))}
    >
      <AgeOptions all={copy.allAges} categories={contest.ageCategories} />
    </ActingSelect>
  );
}
