import type { StaffPayment } from "@inktvis/contract/features/enrolments/staff-payments";
import { Email } from "#ui/email.tsx";
import { knownAs } from "@inktvis/contract/features/people/known-as";
import { Stacked } from "../list/stacked.tsx";
import { paymentsCopy as copy } from "./payments.nl.ts";

type Payer = NonNullable<StaffPayment["person"]>;

/** The person who pays, with both names; for an organiser only one is shown. Once erased, they are shown as such. */
export const Payer = ({ person }: { person: (Omit<Payer, "name"> & Partial<Payer>) | null }) =>
  person ? (
    <Stacked below={<Email address={person.email} />}>{knownAs({ name: null, ...person })}</Stacked>
  ) : (
    <span className="text-ink-soft">{copy.erased}</span>
  );
