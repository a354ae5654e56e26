import type { Genre } from "@inktvis/contract/features/texts/genres";
import { type Text, TextInput } from "@inktvis/contract/features/texts/texts";
import { type FormEvent, useState } from "react";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { draftValuesOf, formValuesOf, newDraftId, withoutImage } from "./draft-values.ts";
import { NEW_TEXT, sameImage, sameValues } from "./drafts.ts";
import { useDraft } from "./use-draft.ts";
import { useEditConflict } from "./use-edit-conflict.ts";
import { isDeleted, useSaveText } from "./use-save-text.ts";
import { useOnFormChange, useWritingContent } from "./use-writing-content.ts";

interface WritingOptions {
  personId: string;
  genres: readonly Genre[];
  /** The text that is edited; absent for a new one. */
  text: Text | undefined;
  contestSlug: string | undefined;
}

/** The state of the writing page: the form, its draft, and saving it as a text (docs/product/texts.md#drafts). */
export function useWriting({ personId, genres, text: initialText, contestSlug }: WritingOptions) {
  const [text, setText] = useState(initialText);
  const [isDeletedElsewhere, setDeletedElsewhere] = useState(false);
  const [initialValues] = useState(() => formValuesOf(initialText));
  const [draftId] = useState(newDraftId);
  const saveText = useSaveText(text, contestSlug);
  const conflict = useEditConflict(text);
  const form = useContractForm({ name: "tekst", schema: TextInput, defaultValues: initialValues, submit });
  const content = useWritingContent(form, genres, initialText?.wordCount ?? 0);
  const ownDraft = { personId, text: text?.id ?? NEW_TEXT, id: draftId };
  const draft = useDraft({ draft: ownDraft, saved: initialValues, read: content.read });
  useOnFormChange(form.watch, draft.scheduleKeep);

  async function submit(values: TextInput): Promise<void> {
    const sent = draftValuesOf(values);
    await draft.settle();
    const body = { ...values, draftId, revision: conflict.baseRevision() };
    const { saved, navigate } = await saveText(body).catch(onRefused);
    setText(saved);
    setDeletedElsewhere(false);
    conflict.resolve();
    // The author may type on during the request: only what was sent is saved, and the page stays for the rest.
    const { values: current } = content.read();
    const isAllSaved = sameValues(current, sent);
    if (sameImage(current.image, sent.image)) form.setValue("image", undefined);
    draft.onSaved(withoutImage(sent), navigate !== undefined && isAllSaved);
    if (isAllSaved) await navigate?.();
    else draft.scheduleKeep();
  }
  async function onRefused(error: unknown): Promise<never> {
    draft.scheduleKeep();
    if (text && isDeleted(error)) {
      setText(undefined);
      setDeletedElsewhere(true);
    } else {
      await conflict.loadTheirs(error);
    }
    throw error;
  }
  function onSubmit(event?: FormEvent) {
    content.editor.current?.flush();
    return form.onSubmit(event);
  }
  /** Puts another version of this text on the page, which the API has already. */
  function continueFrom(version: Text) {
    const values = formValuesOf(version);
    setText(version);
    conflict.resolve();
    content.setValues({ image: undefined, ...values });
    draft.onSaved(values, false);
  }
  return {
    text,
    isDeletedElsewhere,
    initialBody: initialValues.body,
    form: { ...form, onSubmit },
    content,
    ownDraft,
    draft,
    conflict,
    continueFrom,
  };
}
export type Writing = ReturnType<typeof useWriting>;
