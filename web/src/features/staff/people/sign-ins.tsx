import { useQuery } from "@tanstack/react-query";
import type { StaffPerson } from "@inktvis/contract/features/staff/staff-people";
import { DateTime } from "#platform/date-time.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { roomCopy } from "../messages.nl.ts";
import { RoomLoading } from "../room-states.tsx";
import { ConfirmButton } from "../show/confirm-button.tsx";
import { peopleCopy as copy } from "./people.nl.ts";
import { staffApi } from "../staff-api.ts";

/** The devices on which a person is signed in. */
export function SignIns({ person: { id, nickname, signInCount, me } }: { person: StaffPerson }) {
  const { data, isLoadingError, refetch } = useQuery({
    // The count is part of the key, so that the list is refetched once the sign-ins are ended.
    queryKey: ["staff-room", "sign-ins", id, signInCount],
    queryFn: async () => (await staffApi.staffPeople.signIns({ params: { id } })).data,
  });
  if (isLoadingError) return <ErrorState onRetry={refetch}>{roomCopy.loadFailed}</ErrorState>;
  if (!data) return <RoomLoading />;
  if (data.length === 0) return <p className="text-ink-soft">{copy.noDevices}</p>;
  return (
    <>
      <ul className="grid gap-3">
        {data.map(({ id: signIn, name, createdAt, seenAt, withSecondStep }) => (
          <li className="rounded-xl border border-hairline bg-raised p-4" key={signIn}>
            <span className="block">{name}</span>
            <span className="text-sm text-ink-soft">
              {copy.seen} <DateTime date={seenAt ?? createdAt} format="long" />
              {withSecondStep && `, ${copy.withSecondStep}`}
            </span>
          </li>
        ))}
      </ul>
      {me.can.endSignIns && (
        <div>
          <ConfirmButton
            action={() => staffApi.staffPeople.endSignIns({ params: { id } })}
            doneMessage={copy.signInsEnded}
            label={copy.endSignIns}
            title={copy.endSignInsTitle(nickname)}
          >
            {copy.endSignInsHelp}
          </ConfirmButton>
        </div>
      )}
    </>
  );
}
