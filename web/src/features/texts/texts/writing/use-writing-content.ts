import type { Genre } from "@inktvis/contract/features/texts/genres";
import type { TextInput } from "@inktvis/contract/features/texts/texts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ContractForm } from "#platform/forms/use-contract-form.ts";
import type { EditorHandle } from "#features/media/rich-text/rich-editor.tsx";
import { draftValuesOf } from "./draft-values.ts";
import type { DraftValues } from "./drafts.ts";

/**
 * The content of the writing page: the fields of the form and the editor, which holds the body, read and set together.
 */
export function useWritingContent(form: ContractForm<TextInput>, genres: readonly Genre[], initialWordCount: number) {
  const editor = useRef<EditorHandle>(null);
  const [wordCount, setWordCount] = useState(initialWordCount);
  // `read` may run in the same tick as a count, before React has rendered the new state.
  const latestWordCount = useRef(initialWordCount);

  // What was typed before the session expired is restored into the form, which the editor does not follow by itself.
  const { restored, getValues, discard } = form;
  useEffect(() => {
    if (restored) editor.current?.replace(getValues("body"));
  }, [restored, getValues]);

  const values = () => draftValuesOf(form.getValues());
  return {
    editor,
    wordCount,
    onWordCount: (count: number) => {
      latestWordCount.current = count;
      setWordCount(count);
    },
    /** The values of the form; the last keystrokes may still be in the editor. */
    values,
    /** Returns everything on the page, including the last keystrokes. */
    read: () => {
      editor.current?.flush();
      return { values: values(), words: latestWordCount.current };
    },
    /** Resets the form and the editor to their initial content. */
    discard: () => {
      discard();
      editor.current?.replace(getValues("body"));
    },
    /** Replaces the content of the page; leaves out genres that no longer exist. */
    setValues: ({ genres: chosen, ...fields }: Partial<DraftValues>) => {
      for (const name of Object.keys(fields) as (keyof typeof fields)[])
        form.setValue(name, fields[name], { shouldDirty: true });
      if (fields.body !== undefined) editor.current?.replace(fields.body);
      const existing = chosen?.filter((id) => genres.some((genre) => genre.id === id));
      if (existing) form.setValue("genres", existing, { shouldDirty: true });
    },
  };
}

/** Calls `onChange` whenever a value of the form changes. */
export function useOnFormChange(watch: (listener: () => void) => { unsubscribe: () => void }, onChange: () => void) {
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    const subscription = watch(() => changed());
    return () => subscription.unsubscribe();
  }, [watch]);
}
