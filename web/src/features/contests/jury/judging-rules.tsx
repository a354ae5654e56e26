import type { JuryChange } from "@inktvis/contract/features/contests/contest-changes";
import { useCurrentSite } from "#platform/site-link.tsx";
import { Folded } from "#ui/folded.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { JuryChanges } from "./jury-changes.tsx";
import { juryMessages as copy } from "./messages.nl.ts";

interface JudgingRulesProps {
  contest: { rules: string; contactEmail: string | null; showJurorNames: boolean; changes: readonly JuryChange[] };
}

/** What a juror should know before scoring. The rules were sanitized by the API. */
export function JudgingRules({ contest: { rules, contactEmail, showJurorNames, changes } }: JudgingRulesProps) {
  const site = useCurrentSite();
  const contact = contactEmail ?? site.contactEmail;
  return (
    <div className="grid max-w-2xl gap-3">
      <Folded id="reglement" title={copy.rules}>
        <RichText html={rules} />
      </Folded>
      <p className="text-ink-soft">{showJurorNames ? copy.namesShown : copy.namesHidden}</p>
      <JuryChanges changes={changes} />
      <p className="text-ink-soft">
        {copy.questions}{" "}
        <a className="link" href={`mailto:${contact}`}>
          {contact}
        </a>
      </p>
    </div>
  );
}
