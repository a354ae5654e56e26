import type { StaffPayment } from "@inktvis/contract/features/enrolments/staff-payments";
import { Email } from "#ui/email.tsx";
import { knownAs } from "@inktvis/contract/features/people/known-as";
import { Stacked } from "../list/stacked.tsx";
import { paymentsCopy as copy } from "./payments.nl.ts";

type Payer = NonNullable<StaffPayment["person"]>;

/** Who pays, by both names; of who organises only one is shown. Nobody once erased. */
export const Payer = ({ person }: { person: (Omit<Payer, "name"> & Partial<Payer>) | null }) =>
  person ? (
    <Stacked below={<Email address={person.email} />}>{knownAs({ name: null, ...person })}</Stacked>
  ) : (
    <span className="text-ink-soft">{copy.erased}</span>
  );
