import type { HiddenText } from "@inktvis/contract/features/texts/texts";
import { SiteLink } from "#platform/site-link.tsx";
import { decisionPath } from "@inktvis/contract/page-paths/account";
import { hiddenMessages as copy } from "./hidden.nl.ts";

/** Tells the author of a text that staff hid it, why, and what they can do. */
export const HiddenNotice = ({ hidden: { decision, rewritten }, className = "" }: HiddenNoticeProps) => (
  <div className={`notice notice-failed grid gap-2 ${className}`}>
    <p>
      <strong>{copy.hidden}</strong> {rewritten ? copy.rewritten : copy.change}
    </p>
    {decision && (
      <>
        <blockquote className="border-l-2 border-current pl-3 break-words whitespace-pre-line">
          {decision.reason}
        </blockquote>
        <p>
          <SiteLink className="link" path={decisionPath(decision.id)} site="account">
            {copy.decision}
          </SiteLink>
        </p>
      </>
    )}
  </div>
);

interface HiddenNoticeProps {
  hidden: HiddenText;
  className?: string;
}
