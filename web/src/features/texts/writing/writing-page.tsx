import type { Genre } from "@inktvis/contract/features/genres";
import { type Text, TextInput } from "@inktvis/contract/features/texts";
import { ClientOnly } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { Form } from "../../../platform/forms/form.tsx";
import { useContractForm } from "../../../platform/forms/use-contract-form.ts";
import { toast } from "../../../platform/toasts.ts";
import { errorId } from "../../../ui/field-frame.tsx";
import { TextSkeleton } from "../../../ui/skeletons.tsx";
import { type DraftValues, type FoundDraft, NEW_TEXT, sameImage, sameValues } from "./drafts.ts";
import { FoundDraftNotice } from "./found-draft.tsx";
import { writingMessages as copy } from "./messages.nl.ts";
import type { EditorHandle } from "./rich-editor.tsx";
import { TextSettings } from "./text-settings.tsx";
import { TitleField } from "./title-field.tsx";
import { useDraft } from "./use-draft.ts";
import { useFoundDrafts } from "./use-found-drafts.ts";
import { useSaveText } from "./use-save-text.ts";
import { WritingBar } from "./writing-bar.tsx";
import "./writing-page.css";

const RichEditor = lazy(() => import("./rich-editor.tsx").then((module) => ({ default: module.RichEditor })));

interface WritingPageProps {
  personId: string;
  genres: Genre[];
  /** The text that is being changed; a new one without. */
  text?: Text;
}

const valuesOf = (text: Text | undefined): DraftValues => ({
  title: text?.title ?? "",
  body: text?.body ?? "",
  genres: text?.genres.map(({ id }) => id) ?? [],
  private: text?.private === 0 ? "0" : "1",
});

const draftOf = ({ title, body, genres, private: hidden, image }: TextInput): DraftValues => ({
  title,
  body,
  genres,
  private: String(hidden) === "0" ? "0" : "1",
  ...(image && { image }),
});
const withoutImage = ({ image: _arrived, ...values }: DraftValues): DraftValues => values;

/** Title, sheet, settings. What is typed is safe in this browser before it is sent anywhere. */
export function WritingPage({ personId, genres, text: given }: WritingPageProps) {
  const [text, setText] = useState(given);
  const [initial] = useState(() => valuesOf(given));
  const [words, setWords] = useState(given?.wordCount ?? 0);
  const sheet = useRef<EditorHandle>(null);
  const counted = useRef(words);
  const save = useSaveText(text);

  const form = useContractForm({
    name: "tekst",
    schema: TextInput,
    defaultValues: initial,
    submit: async (values) => {
      const sent = draftOf(values);
      const { saved, leave } = await save(values);
      setText(saved);
      // People write on while it travels: only what was sent is safe, and the page stays with what came after.
      const { values: present } = read();
      const isAllSaved = sameValues(present, sent);
      if (sameImage(present.image, sent.image)) form.setValue("image", undefined);
      draft.saved(withoutImage(sent), leave !== undefined && isAllSaved);
      if (isAllSaved) await leave?.();
      else draft.touched();
    },
  });

  const currentValues = () => draftOf(form.getValues());
  const read = () => {
    sheet.current?.flush();
    return { values: currentValues(), words: counted.current };
  };

  const owner = { personId, text: text?.id ?? NEW_TEXT };
  const draft = useDraft({ owner, saved: initial, read });
  const found = useFoundDrafts(owner);
  useTouches(form.watch, draft.touched);
  useSaveKey(form.name);

  /** The sheet writes the same words in HTML of its own: nothing that somebody changed. */
  function onReady(html: string) {
    if (form.getValues("body") === initial.body) draft.rewritten(html);
    form.setValue("body", html);
    found.look(currentValues());
  }
  function restore(version: FoundDraft) {
    const { values } = version;
    form.setValue("title", values.title, { shouldDirty: true });
    form.setValue("body", values.body, { shouldDirty: true });
    form.setValue(
      "genres",
      values.genres.filter((id) => genres.some((genre) => genre.id === id)),
      { shouldDirty: true },
    );
    form.setValue("private", values.private, { shouldDirty: true });
    form.setValue("image", values.image, { shouldDirty: true });
    found.forget(version);
    found.close();
    toast(version.pictureLeftOut ? copy.pictureAgain : copy.restored);
  }

  const body = form.controlled("body");
  const title = form.field("title");
  const onSubmit: typeof form.onSubmit = (event) => {
    sheet.current?.flush();
    return form.onSubmit(event);
  };
  return (
    <>
      <WritingBar
        busy={form.isSaving}
        form={form.name}
        publishes={String(form.watch("private")) === "0" && text?.private !== 0}
        state={draft.state}
        words={words}
      />
      <h1 className="sr-only">{text ? copy.editText(text.title) : copy.newText}</h1>
      <noscript>
        <p className="notice notice-failed m-4">{copy.needsScript}</p>
      </noscript>
      <div className="writing-room">
        <div className="writing-desk">
          {found.newest && (
            <FoundDraftNotice
              draft={found.newest}
              key={found.newest.key}
              savedAt={text?.updatedAt}
              onDiscard={() => found.newest && found.forget(found.newest)}
              onRestore={() => found.newest && restore(found.newest)}
            />
          )}
          {draft.state === "failed" && (
            <p className="notice notice-failed" role="alert">
              {copy.keepingFailed}
            </p>
          )}
          <Form className="grid grid-cols-[minmax(0,1fr)] gap-5" form={{ ...form, onSubmit }}>
            <TitleField {...title} value={form.watch("title")} onEnter={() => sheet.current?.focus()} />
            <div className={body.error ? "writing-body-error" : ""}>
              {body.error && (
                <p className="mb-2 font-medium text-danger" id={errorId(body.id)}>
                  {body.error}
                </p>
              )}
              <ClientOnly fallback={<SheetComing />}>
                <Suspense fallback={<SheetComing />}>
                  <RichEditor
                    error={body.error}
                    errorId={errorId(body.id)}
                    handle={sheet}
                    id={body.id}
                    value={body.value}
                    onChange={body.onChange}
                    onReady={onReady}
                    onTyping={draft.touched}
                    onWords={(count) => {
                      counted.current = count;
                      setWords(count);
                    }}
                  />
                </Suspense>
              </ClientOnly>
            </div>
          </Form>
        </div>
        <TextSettings form={form} genres={genres} picture={text?.image?.url.sm} state={draft.state} />
      </div>
    </>
  );
}

/** The toolbar and the sheet, where they will be. */
const SheetComing = () => (
  <div role="status">
    <span className="sr-only">{copy.editorComing}</span>
    <div className="mb-6 h-12 border-b border-hairline" />
    <div className="min-h-[max(24rem,50dvh)]">
      <TextSkeleton lines={3} />
    </div>
  </div>
);

/** Calls `touched` whenever a value of the form changes. */
function useTouches(watch: (changed: () => void) => { unsubscribe: () => void }, touched: () => void) {
  const onChange = useEffectEvent(touched);
  useEffect(() => {
    const subscription = watch(() => onChange());
    return () => subscription.unsubscribe();
  }, [watch]);
}

/** Ctrl+S, or the key that stands for it on a Mac, saves. */
function useSaveKey(form: string) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "s" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const element = document.getElementById(form);
    if (element instanceof HTMLFormElement) element.requestSubmit();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
