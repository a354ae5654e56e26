import type { JuryMember } from "@inktvis/contract/features/contests/jury";
import { useQueryClient } from "@tanstack/react-query";
import { DateTime } from "#platform/date-time.tsx";
import { usePress } from "#platform/forms/use-press.ts";
import { toast } from "#platform/toasts.ts";
import { juryQuery } from "../management.queries.ts";
import { inviteMessages as copy } from "./invite.nl.ts";
import { RowButton } from "#features/inviting/row-button.tsx";
import { managingApi } from "#features/management/managing-api.ts";

/** Reminds a juror by mail to go on judging, and shows the last reminder (docs/product/juries.md#organiser). */
export function RemindJuror({ member: { id, user, remindedAt }, slug }: { member: JuryMember; slug: string }) {
  const queryClient = useQueryClient();
  const { busy, press } = usePress(async () => {
    await managingApi.jury.remind({ params: { id } });
    await queryClient.invalidateQueries(juryQuery(slug));
    toast(copy.reminded(user.nickname));
  });
  return (
    <>
      {remindedAt && (
        <span className="text-sm text-ink-soft">
          {copy.remindedAt} <DateTime date={remindedAt} />
        </span>
      )}
      <RowButton busy={busy} context={copy.remindWho(user.nickname)} label={copy.remind} onClick={press} />
    </>
  );
}
