import type { Text } from "@inktvis/contract/features/texts/texts";
import { type FormEvent, useRef, useState } from "react";
import type { DraftValues } from "./drafts.ts";
import type { WrittenFor } from "./use-save-text.ts";

const isPublished = (text: Text | undefined) => text?.private === 0;

/** Whether the text can be published now: not a new one that is written for a contest or a lesson. */
export const canPublish = (text: Text | undefined, { contestSlug, lesson }: WrittenFor) =>
  !contestSlug && !lesson && !isPublished(text) && !text?.me.enteredIn && !text?.me.hidden;

/** Whether a submit publishes: only the step of publishing makes a private text visible to others. */
export function usePublishing(text: Text | undefined) {
  const publishes = useRef(false);
  const [isPublishing, setPublishing] = useState(false);
  function begin(isPublish: boolean) {
    publishes.current = isPublish;
    setPublishing(isPublish);
  }
  return {
    isPublishing,
    /** The value of `private` that is sent to the API. */
    privateOf: (typed: DraftValues) => (publishes.current ? "0" : isPublished(text) ? typed.private : "1"),
    submitsWith: (submit: (event?: FormEvent) => Promise<void>) => ({
      /** A private text stays private; a published one is saved with the audience in the settings. */
      save: (event?: FormEvent) => {
        begin(false);
        return submit(event);
      },
      /** Publishes for members or for everybody, as `membersOnly` says. */
      publish: () => {
        begin(true);
        return submit();
      },
      /** Repeats a submit that was refused, with the same intent. */
      retry: () => submit(),
    }),
  };
}
