import type { Award } from "@inktvis/contract/features/contests/award-names";
import { useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { awardLabel } from "../dashboard/award-choice.ts";
import { dashboardMessages } from "../dashboard/dashboard.nl.ts";
import { StateSelect } from "../dashboard/state-select.tsx";
import { manageResultMessages as copy } from "./manage-result.nl.ts";

/** Above the menu of the site, which is at the bottom of a phone. */
const IN_VIEW = "sticky bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-10 lg:bottom-0";

const FIRST: Award = { state: "shortlist", place: null };

/** Gives all ticked entries one award; stays in view while any is ticked. */
export function SharedAward({ count, onAward }: { count: number; onAward: (award: Award) => void }) {
  const [award, setAward] = useState(FIRST);
  const [given, setGiven] = useState<string>();
  const id = useId();
  return (
    <div className={`grid gap-2 border-t border-hairline bg-paper py-3 ${count > 0 ? IN_VIEW : ""}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <label className="font-semibold" htmlFor={id}>
          {copy.sharedAward}
        </label>
        <StateSelect id={id} label={copy.sharedAward} value={award} withInvalid={false} onChange={setAward} />
        <Button
          className="min-h-10 py-1.5"
          look="secondary"
          onClick={() => {
            setGiven(
              count === 0 ? copy.tickFirst : copy.given(count, awardLabel(award, dashboardMessages.states.none)),
            );
            if (count > 0) onAward(award);
          }}
        >
          {copy.giveAward}
        </Button>
      </div>
      <p aria-live="polite" className="text-sm text-ink-soft">
        {count > 0 ? copy.ticked(count) : (given ?? copy.tickHelp)}
      </p>
    </div>
  );
}
