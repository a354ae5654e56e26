import type { Contribution } from "@inktvis/contract/features/contests/contributions";
import { Folded } from "#ui/folded.tsx";
import { acceptedRulesMessages as copy } from "../../participations/accepted-rules.nl.ts";
import { AcceptedRulesText } from "../../participations/accepted-rules.tsx";

/** The rules that an entrant accepted, folded; nothing for an entry from before accepted rules were stored. */
export function AcceptedRulesOfEntry({ entry: { participant } }: { entry: Contribution }) {
  if (!participant?.acceptedRules) return null;
  return (
    <Folded title={copy.titleForOrganizer}>
      <AcceptedRulesText rules={participant.acceptedRules} />
    </Folded>
  );
}
