import type { Contribution } from "@inktvis/contract/features/contests/contributions";
import { acceptedRulesMessages as copy } from "../../participations/accepted-rules.nl.ts";
import { AcceptedRulesText } from "../../participations/accepted-rules.tsx";

/** The rules that an entrant accepted, folded; nothing for an entry from before they were kept. */
export function AcceptedRulesOfEntry({ entry: { participant } }: { entry: Contribution }) {
  if (!participant?.acceptedRules) return null;
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-display text-xl">
        {copy.titleForOrganizer}
      </summary>
      <div className="grid gap-4 pt-2">
        <AcceptedRulesText rules={participant.acceptedRules} />
      </div>
    </details>
  );
}
