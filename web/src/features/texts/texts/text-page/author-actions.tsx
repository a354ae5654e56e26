import type { Text } from "@inktvis/contract/features/texts/texts";
import { mailTo } from "#platform/mail-to.ts";
import { useCurrentSite } from "#platform/site-link.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { authorActionMessages as copy } from "./author-actions.nl.ts";
import { ShareMenu, useTextUrl } from "./share-menu.tsx";
import { Heart } from "./text-actions.tsx";

/** Below the viewer's own text: its likes and counts, sharing it, and asking for feedback by mail. */
export function AuthorActions({ text }: { text: Text }) {
  const { title, likes, views, reads } = text;
  const address = useTextUrl(text.slug);
  const { contactEmail } = useCurrentSite();
  const mail = mailTo(contactEmail, copy.feedbackSubject(title), copy.feedbackBody(title, address));
  return (
    <div className="relative grid justify-items-center gap-6">
      <p>
        {likes > 0 && (
          <span className="flex items-center justify-center gap-2 font-semibold">
            <Heart />
            {copy.likedBy(likes)}
          </span>
        )}
        {views !== null && reads !== null && <span className="text-sm text-ink-soft">{copy.counts(views, reads)}</span>}
      </p>
      {text.private === 0 && !text.me.hidden && <ShareMenu text={text} />}
      <p className="grid max-w-md justify-items-center gap-2">
        <ButtonAnchor href={mail} look="secondary">
          {copy.feedback}
        </ButtonAnchor>
        <span className="text-sm text-ink-soft">{copy.feedbackHelp}</span>
      </p>
    </div>
  );
}
