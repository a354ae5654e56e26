import type { AcademyPeriod } from "@inktvis/contract/features/academy/periods";
import type { Me } from "@inktvis/contract/features/accounts/me";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { TextSkeleton } from "#ui/skeletons.tsx";
import { ownRegistrationsQuery } from "../periods/period.queries.ts";
import { OwnRegistrations } from "./own-registrations.tsx";
import { registeringMessages as copy } from "./registering.nl.ts";
import { RegistrationFields } from "./registration-fields.tsx";

interface RegisteringMemberProps {
  me: Me;
  period: AcademyPeriod;
  /** The period closed while its form was open. */
  hasClosed: boolean;
}

/** The groups that a member registered for, and the form for the groups that are left. */
export function RegisteringMember({ me, period, hasClosed }: RegisteringMemberProps) {
  const { data: registrations, isLoadingError, refetch } = useQuery(ownRegistrationsQuery(period.id));
  const [isDone, setDone] = useState(false);
  if (isLoadingError) return <ErrorState onRetry={refetch}>{copy.failed}</ErrorState>;
  if (!registrations) return <TextSkeleton lines={8} />;
  const taken = new Set(registrations.flatMap(({ groups }) => groups.map(({ id }) => id)));
  const groups = period.groups.filter(({ id }) => !taken.has(id));
  return (
    <>
      {registrations.length > 0 && <OwnRegistrations periodId={period.id} registrations={registrations} />}
      {period.isOpen && groups.length === 0 && <p>{copy.allGroups}</p>}
      {(period.isOpen || hasClosed) && groups.length > 0 && (
        <RegistrationFields
          groups={groups}
          isClosed={hasClosed}
          me={me}
          periodId={period.id}
          onDone={() => setDone(true)}
        />
      )}
      <DoneDialog isOpen={isDone} />
    </>
  );
}

/** Closing the dialog reloads the page, so that it shows the registrations as they are stored. */
const DoneDialog = ({ isOpen }: { isOpen: boolean }) => (
  <Dialog
    actions={<Button onClick={() => location.reload()}>{copy.close}</Button>}
    open={isOpen}
    title={copy.doneTitle}
    onClose={() => location.reload()}
  >
    <p>{copy.done}</p>
  </Dialog>
);
