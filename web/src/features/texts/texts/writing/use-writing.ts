import type { Genre } from "@inktvis/contract/features/texts/genres";
import { type Text, TextInput } from "@inktvis/contract/features/texts/texts";
import { useReducer, useState } from "react";
import { newId } from "#platform/new-id.ts";
import { closesOnBack } from "#platform/sheet/close-on-back.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { draftValuesOf, formValuesOf, withoutImage } from "./draft-values.ts";
import { NEW_TEXT, sameImage, sameValues } from "./drafts.ts";
import { useDraft } from "./use-draft.ts";
import { useEditedText } from "./use-edited-text.ts";
import { canPublish, usePublishing } from "./use-publishing.ts";
import { showEditAddress, useSaveText, type WrittenFor } from "./use-save-text.ts";
import { useOnFormChange, useWritingContent } from "./use-writing-content.ts";

interface WritingOptions {
  personId: string;
  genres: readonly Genre[];
  /** The text that is edited; absent for a new text. */
  text: Text | undefined;
  writtenFor: WrittenFor;
}

const FORM = { name: "tekst", schema: TextInput };

/** The state of the writing page: the form, its draft, and saving it as a text (docs/product/texts.md#drafts). */
export function useWriting({ personId, genres, text: initialText, writtenFor }: WritingOptions) {
  const edited = useEditedText(initialText);
  const { text, conflict } = edited;
  const [initialValues] = useState(() => formValuesOf(initialText));
  const [draftId, renewDraftId] = useReducer(newId, undefined, newId);
  const publishing = usePublishing(text);
  const saveText = useSaveText(text, writtenFor);
  const form = useContractForm({ ...FORM, defaultValues: initialValues, submit, ...(text && { subject: text.id }) });
  const content = useWritingContent(form, genres, initialText?.wordCount ?? 0);
  const ownDraft = { personId, text: text?.id ?? NEW_TEXT, id: draftId };
  const draft = useDraft({ draft: ownDraft, saved: initialValues, read: content.read, onTaken: renewDraftId });
  useOnFormChange(form.watch, draft.scheduleKeep);

  async function submit(values: TextInput): Promise<void> {
    const typed = draftValuesOf(values);
    const sent = { ...typed, private: publishing.privateOf(typed) };
    await draft.settle();
    const body = { ...values, private: sent.private, draftId, revision: conflict.baseRevision() };
    const { saved, navigate } = await saveText(body).catch(onRefused);
    edited.continueWith(saved);
    // The author may continue typing during the request, or open the settings: only what was sent is saved, and the
    // page stays open for the rest.
    const { values: current } = content.read();
    const isAllSaved = sameValues(current, typed);
    if (sameImage(current.image, sent.image)) form.setValue("image", undefined);
    if (current.private === typed.private) form.setValue("private", sent.private);
    const leaves = navigate !== undefined && isAllSaved && !(await closesOnBack());
    draft.onSaved(withoutImage(sent), leaves);
    if (leaves) return navigate();
    draft.scheduleKeep();
    await showEditAddress(saved);
  }
  async function onRefused(error: unknown): Promise<never> {
    draft.scheduleKeep();
    await edited.onRefused(error);
    throw error;
  }
  const submits = publishing.submitsWith((event) => {
    content.editor.current?.flush();
    return form.onSubmit(event);
  });
  /** Puts another stored version of this text on the page. */
  function continueFrom(version: Text) {
    const values = formValuesOf(version);
    edited.continueWith(version);
    content.setValues({ image: undefined, ...values });
    draft.onSaved(values, false);
  }
  return {
    text,
    writtenFor,
    isDeletedElsewhere: edited.isDeletedElsewhere,
    initialBody: initialValues.body,
    form: { ...form, discard: content.discard, onSubmit: submits.save },
    ...submits,
    isPublishing: form.isSaving && publishing.isPublishing,
    canPublish: canPublish(text, writtenFor),
    content,
    ownDraft,
    draft,
    conflict,
    continueFrom,
  };
}
export type Writing = ReturnType<typeof useWriting>;
