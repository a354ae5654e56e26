import { useRef, useState } from "react";
import type { Text } from "@inktvis/contract/features/texts/texts";
import { api } from "#platform/api.ts";

/**
 * The version of a text that was saved elsewhere while it was being edited here. The API refuses a save that is based
 * on an older revision, until the author has chosen one of the two versions.
 */
export function useEditConflict(text: Text | undefined) {
  const [theirs, setTheirs] = useState<Text>();
  const overwritten = useRef<number>(undefined);
  return {
    /** The version from elsewhere, until the author chooses. */
    theirs,
    /** The revision that the next save is based on. */
    baseRevision: () => overwritten.current ?? text?.revision,
    /** Call after a refused save: loads the version from elsewhere. */
    loadTheirs: async (slug: string) => setTheirs((await api.texts.get({ params: { slug } })).data),
    /** The next save replaces their version, which becomes an earlier version. */
    overwriteTheirs: () => {
      overwritten.current = theirs?.revision;
      setTheirs(undefined);
    },
    /** Decides nothing yet: the next save is refused again. */
    postpone: () => setTheirs(undefined),
    /** Call after a save, or after taking their version: what is edited is then based on the newest revision. */
    resolve: () => {
      overwritten.current = undefined;
      setTheirs(undefined);
    },
  };
}
