import { useRef, useState } from "react";
import type { Text } from "@inktvis/contract/features/texts/texts";
import { api } from "#platform/api.ts";
import { isChangedElsewhere } from "./use-save-text.ts";

/**
 * The version of a text that was saved elsewhere while it was open here. `known` is the revision that this sheet was
 * written on: saving on top of another one is refused until somebody chose.
 */
export function useTheirs(text: Text | undefined) {
  const [version, setVersion] = useState<Text>();
  const accepted = useRef<number>(undefined);
  return {
    version,
    known: () => accepted.current ?? text?.revision,
    /** After a save that was refused: fetches what is there now. */
    look: async (error: unknown) => {
      if (!text || !isChangedElsewhere(error)) return;
      setVersion((await api.texts.get({ params: { slug: text.slug } })).data);
    },
    /** Saves on top of theirs, which then becomes a version to look back at. */
    accept: () => {
      accepted.current = version?.revision;
      setVersion(undefined);
    },
    close: () => setVersion(undefined),
    /** Saved, or theirs was taken: what is on the sheet is of the newest version. */
    forget: () => {
      accepted.current = undefined;
      setVersion(undefined);
    },
  };
}
