import { AcademyRegistrationInput } from "@inktvis/contract/features/academy/registrations";
import type { Me } from "@inktvis/contract/features/accounts/me";
import { useQueryClient } from "@tanstack/react-query";
import { typedText } from "#platform/forms/typed-values.ts";
import { useAutosave } from "#platform/forms/use-autosave.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { academyApi } from "../academy-api.ts";
import { currentPeriodQuery } from "../periods/period.queries.ts";

interface Registering {
  me: Me;
  periodId: string;
  onDone: () => void;
}

/** The form is prefilled from the profile; what is typed survives a reload, but files have to be chosen again. */
export function useRegistrationForm({ me, periodId, onDone }: Registering) {
  const queryClient = useQueryClient();
  const form = useContractForm({
    name: "inschrijven-academie",
    subject: periodId,
    schema: AcademyRegistrationInput,
    defaultValues: valuesOf(me),
    submit: async (body, onSaved) => {
      try {
        await academyApi.academyRegistrations.register({ params: { id: periodId }, body });
      } catch (refusal) {
        // The period may have closed: the page then says so, and keeps what was typed.
        await queryClient.invalidateQueries(currentPeriodQuery);
        throw refusal;
      }
      onSaved();
      onDone();
    },
  });
  useAutosave(form);
  return form;
}

export type RegistrationForm = ReturnType<typeof useRegistrationForm>;

function valuesOf(me: Me) {
  const { firstName, lastName, dateOfBirth, phone, email } = me;
  const { addressStreet, addressNumber, addressPostalCode, addressCity, addressCountry } = me;
  const address = { addressStreet, addressNumber, addressPostalCode, addressCity };
  return {
    ...typedText({ firstName, lastName, dateOfBirth, phone, ...address }),
    addressCountry: addressCountry ?? "BE",
    email,
    saEnrollmentPeriodGroupIds: [],
  };
}
