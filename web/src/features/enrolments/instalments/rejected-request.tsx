import { Quotation } from "#ui/quotation.tsx";
import { instalmentMessages as copy } from "./instalments.nl.ts";

/** Says that the organiser does not allow instalments, and why. */
export const RejectedRequest = ({ message }: { message: string | null }) => (
  <>
    <p className="font-semibold">{copy.rejected}</p>
    {message && <Quotation caption={copy.organizerSays} message={message} />}
  </>
);
