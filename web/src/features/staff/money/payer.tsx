import type { StaffPayment } from "@inktvis/contract/features/enrolments/staff-payments";
import { Email, Stacked } from "../list/stacked.tsx";
import { paymentsCopy as copy } from "./payments.nl.ts";

/** Who pays; nobody once erased. */
export const Payer = ({ person }: { person: StaffPayment["person"] }) =>
  person ? (
    <Stacked below={<Email address={person.email} />}>{person.nickname}</Stacked>
  ) : (
    <span className="text-ink-soft">{copy.erased}</span>
  );
