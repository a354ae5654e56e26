import { MAX_TEXT_BODY } from "@inktvis/contract/features/texts/texts";
import { writingMessages as copy } from "./messages.nl.ts";

/** From this number of characters before the limit on, what is left is shown: some fifteen pages. */
const SHOWN_FROM = 50_000;

/**
 * The number of characters that still fit; undefined while there is enough room. Markup counts, as it does for the API.
 */
function leftWhenNear(body: string) {
  const left = MAX_TEXT_BODY - body.length;
  return left <= SHOWN_FROM ? left : undefined;
}

/** In the bar: how much still fits. */
export function BodyLeft({ body }: { body: string }) {
  const left = leftWhenNear(body);
  if (left === undefined) return null;
  return (
    <span className={`flex-none tabular-nums ${left < 0 ? "font-semibold text-danger" : ""}`}>
      {copy.bodyLeft(left)}
    </span>
  );
}

/**
 * Below the editor, where a long text is written: what happens at the limit. It changes only once, for people with a
 * screen reader.
 */
export function BodyLimitNotice({ body }: { body: string }) {
  const left = leftWhenNear(body);
  return (
    <div role="status">
      {left !== undefined && (
        <p className={`notice ${left < 0 ? "notice-failed" : ""}`}>
          {left < 0 ? copy.bodyTooLong : copy.bodyNearlyFull}
        </p>
      )}
    </div>
  );
}
