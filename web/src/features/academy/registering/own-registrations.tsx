import type { AcademyRegistration } from "@inktvis/contract/features/academy/registrations";
import { useQueryClient } from "@tanstack/react-query";
import { DateTime } from "#platform/date-time.tsx";
import { AskingButton } from "#platform/forms/asking-button.tsx";
import { toast } from "#platform/toasts.ts";
import { unlessRefused } from "#platform/unless-refused.ts";
import { useChange } from "#platform/use-change.ts";
import { academyApi } from "../academy-api.ts";
import { currentPeriodQuery, ownRegistrationsQuery } from "../periods/period.queries.ts";
import { registeringMessages as copy } from "./registering.nl.ts";

interface OwnRegistrationsProps {
  periodId: string;
  registrations: readonly AcademyRegistration[];
}

/** The registrations of a member, each with a button to withdraw it as long as that is possible. */
export const OwnRegistrations = ({ periodId, registrations }: OwnRegistrationsProps) => (
  <section aria-labelledby="eigen-inschrijvingen" className="grid gap-4">
    <h3 className="text-2xl" id="eigen-inschrijvingen">
      {registrations.length === 1 ? copy.ownOne : copy.own}
    </h3>
    <ul className="grid gap-4">
      {registrations.map((registration) => (
        <li className="rounded-2xl border border-hairline bg-raised p-5 sm:p-6" key={registration.id}>
          <OwnRegistration periodId={periodId} registration={registration} />
        </li>
      ))}
    </ul>
  </section>
);

interface OwnRegistrationProps {
  periodId: string;
  registration: AcademyRegistration;
}
function OwnRegistration({ periodId, registration: { id, groups, files, createdAt, me } }: OwnRegistrationProps) {
  const queryClient = useQueryClient();
  // When the period has closed since, the page says so; the registrations stay as they are, with the refusal on top.
  const change = useChange((client) => client.invalidateQueries(currentPeriodQuery));
  const names = groups.map(({ title }) => title).join(", ");
  async function withdraw() {
    // If it was withdrawn in another window, the result is the same.
    await change(() => unlessRefused([410], academyApi.academyRegistrations.withdraw({ params: { id } })));
    toast(copy.withdrawn);
    await queryClient.invalidateQueries(ownRegistrationsQuery(periodId));
  }
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-lg font-semibold">{names}</p>
      <p className="text-ink-soft">
        {copy.registeredOn} <DateTime date={createdAt} format="long" />
      </p>
      <p className="max-w-full break-words">
        {copy.files}: {files.map(({ name }) => name).join(", ")}
      </p>
      {me.can.withdraw && (
        <AskingButton
          about={names}
          className="mt-2"
          label={copy.withdraw}
          title={copy.withdrawTitle}
          onConfirm={withdraw}
        >
          {copy.withdrawHelp(names)}
        </AskingButton>
      )}
    </div>
  );
}
