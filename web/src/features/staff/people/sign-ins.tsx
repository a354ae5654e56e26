import { useQuery } from "@tanstack/react-query";
import type { StaffPerson } from "@inktvis/contract/features/staff/staff-people";
import { api } from "#platform/api.ts";
import { DateTime } from "#platform/date-time.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { roomCopy } from "../messages.nl.ts";
import { RoomComing } from "../room-states.tsx";
import { ActButton } from "../show/act-button.tsx";
import { peopleCopy as copy } from "./people.nl.ts";

/** The devices on which somebody is signed in. */
export function SignIns({ person: { id, nickname, signInCount, me } }: { person: StaffPerson }) {
  const { data, isError, refetch } = useQuery({
    // Counted with it, so that ending them shows.
    queryKey: ["staff-room", "sign-ins", id, signInCount],
    queryFn: async () => (await api.staffPeople.signIns({ params: { id } })).data,
  });
  if (isError) return <ErrorState onRetry={refetch}>{roomCopy.loadFailed}</ErrorState>;
  if (!data) return <RoomComing />;
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
          <ActButton
            act={() => api.staffPeople.endSignIns({ params: { id } })}
            done={copy.signInsEnded}
            label={copy.endSignIns}
            title={copy.endSignInsTitle(nickname)}
          >
            {copy.endSignInsHelp}
          </ActButton>
        </div>
      )}
    </>
  );
}
