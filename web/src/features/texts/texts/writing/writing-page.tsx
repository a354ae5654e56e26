import type { Genre } from "@inktvis/contract/features/texts/genres";
import { type Text, TextInput } from "@inktvis/contract/features/texts/texts";
import type { Version } from "@inktvis/contract/features/texts/versions";
import { ClientOnly } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { Form } from "#platform/forms/form.tsx";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { toast } from "#platform/toasts.ts";
import { errorId } from "#ui/field-frame.tsx";
import type { EditorHandle } from "#features/media/rich-text/rich-editor.tsx";
import { SheetComing } from "#features/media/rich-text/sheet-coming.tsx";
import { HiddenNotice } from "../hidden-notice.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { draftOf, newDraftId, valuesOf, withoutImage } from "./draft-values.ts";
import { type DraftValues, type FoundDraft, isBlank, NEW_TEXT, sameImage, sameValues } from "./drafts.ts";
import { FoundDraftNotice } from "./found-draft.tsx";
import { writingMessages as copy } from "./messages.nl.ts";
import { keepAside } from "./online-draft.ts";
import { TextSettings } from "./text-settings.tsx";
import { TitleField } from "./title-field.tsx";
import { useDraft } from "./use-draft.ts";
import { useFoundDrafts } from "./use-found-drafts.ts";
import { useSaveKey } from "./use-save-key.ts";
import { isGone, useSaveText } from "./use-save-text.ts";
import { useTheirs } from "./use-theirs.ts";
import { WritingBar } from "./writing-bar.tsx";
import "./writing-page.css";

const RichEditor = lazy(() =>
  import("#features/media/rich-text/rich-editor.tsx").then((module) => ({ default: module.RichEditor })),
);
const VersionsDialog = lazy(() => import("./versions-dialog.tsx"));

interface WritingPageProps {
  personId: string;
  genres: Genre[];
  /** The text that is being changed; a new one without. */
  text?: Text;
  /** The draft that somebody came back for: put on the sheet without asking again. */
  resumes?: string | undefined;
  /** The contest that a new text is written for: once saved it leads back there. */
  wantedFor?: string | undefined;
}

/** Title, sheet, settings. What is typed is safe in this browser before it is sent anywhere. */
export function WritingPage({ personId, genres, text: given, resumes, wantedFor }: WritingPageProps) {
  const [text, setText] = useState(given);
  const [gone, setGone] = useState(false);
  const [looksBack, setLooksBack] = useState(false);
  const [initial] = useState(() => valuesOf(given));
  const [draftId] = useState(newDraftId);
  const [words, setWords] = useState(given?.wordCount ?? 0);
  const sheet = useRef<EditorHandle>(null);
  const counted = useRef(words);
  const save = useSaveText(text, wantedFor);
  const theirs = useTheirs(text);

  const form = useContractForm({
    name: "tekst",
    schema: TextInput,
    defaultValues: initial,
    submit: async (values) => {
      const sent = draftOf(values);
      await draft.settle();
      const { saved, leave } = await save({ ...values, draftId, revision: theirs.known() }).catch(async (error) => {
        // The words are kept again at once: they are not saved.
        draft.touched();
        if (text && isGone(error)) {
          setText(undefined);
          setGone(true);
        } else {
          await theirs.look(error);
        }
        throw error;
      });
      setText(saved);
      setGone(false);
      theirs.forget();
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

  const own = { personId, text: text?.id ?? NEW_TEXT, id: draftId };
  const draft = useDraft({ draft: own, saved: initial, read });
  const found = useFoundDrafts(own);
  useTouches(form.watch, draft.touched);
  useSaveKey(form.name);
  // What an expired session had left comes back into the form by itself.
  const { restored, getValues } = form;
  useEffect(() => {
    if (restored) sheet.current?.replace(getValues("body"));
  }, [restored, getValues]);

  /** The sheet writes the same words in HTML of its own: nothing that somebody changed. */
  async function onReady(html: string) {
    if (form.getValues("body") === initial.body) draft.rewritten(html);
    form.setValue("body", html);
    const drafts = await found.look(currentValues());
    const wanted = drafts.find(({ id }) => id === resumes);
    if (wanted) restore(wanted);
  }
  function putOnSheet(values: Partial<DraftValues>) {
    const { genres: chosen, ...fields } = values;
    for (const name of Object.keys(fields) as (keyof typeof fields)[])
      form.setValue(name, fields[name], { shouldDirty: true });
    if (values.body !== undefined) sheet.current?.replace(values.body);
    const known = chosen?.filter((id) => genres.some((genre) => genre.id === id));
    if (known) form.setValue("genres", known, { shouldDirty: true });
  }
  function restore(version: FoundDraft) {
    // What stands on the sheet and is not saved goes aside: it may be the other half of somebody's work.
    const { values, words: count } = read();
    if (!sameValues(values, valuesOf(text)) && !isBlank(values)) keepAside(own, values, count);
    putOnSheet({ image: undefined, ...version.values });
    found.forget(version);
    toast(version.pictureLeftOut ? copy.pictureAgain : copy.restored);
  }
  function putBack({ title, body }: Version) {
    putOnSheet({ title, body });
    setLooksBack(false);
    toast(copy.versionBack);
  }
  /** What stood here becomes a draft of its own. */
  function takeTheirs(other: Text) {
    const { values, words: count } = read();
    keepAside(own, values, count);
    setText(other);
    theirs.forget();
    putOnSheet({ image: undefined, ...valuesOf(other) });
    draft.saved(valuesOf(other), false);
    toast(copy.theirsTaken);
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
        publishes={String(form.watch("private")) === "0" && text?.private !== 0 && !text?.me.hidden}
        state={draft.state}
        words={words}
      />
      <h1 className="sr-only">{text ? copy.editText(text.title) : copy.newText}</h1>
      <noscript>
        <p className="notice notice-failed m-4">{copy.needsScript}</p>
      </noscript>
      <div className="writing-room">
        <div className="writing-desk">
          {text?.me.hidden && <HiddenNotice hidden={text.me.hidden} />}
          {found.all.map((version) => (
            <FoundDraftNotice
              draft={version}
              key={version.id}
              savedAt={text?.updatedAt}
              onDiscard={() => found.forget(version)}
              onRestore={() => restore(version)}
            />
          ))}
          {(gone || draft.state === "failed") && (
            <p className="notice notice-failed" role="alert">
              {gone ? copy.goneElsewhere : copy.keepingFailed}
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
                    content={body.value}
                    describedBy={body.error && errorId(body.id)}
                    handle={sheet}
                    id={body.id}
                    isWrong={body.error !== undefined}
                    label={copy.body}
                    placeholder={copy.bodyPlaceholder}
                    onChange={body.onChange}
                    onReady={(html) => void onReady(html)}
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
        <TextSettings
          form={form}
          enteredIn={text?.me.enteredIn?.title}
          genres={genres}
          picture={text?.image?.url.sm}
          state={draft.state}
          onVersions={text && (() => setLooksBack(true))}
        />
      </div>
      <ConflictDialog
        theirs={theirs.version}
        onClose={theirs.close}
        onMine={() => {
          theirs.accept();
          void onSubmit();
        }}
        onTheirs={() => theirs.version && takeTheirs(theirs.version)}
      />
      {looksBack && text && (
        <Suspense>
          <VersionsDialog slug={text.slug} onClose={() => setLooksBack(false)} onPutBack={putBack} />
        </Suspense>
      )}
    </>
  );
}

/** Calls `touched` whenever a value of the form changes. */
function useTouches(watch: (changed: () => void) => { unsubscribe: () => void }, touched: () => void) {
  const onChange = useEffectEvent(touched);
  useEffect(() => {
    const subscription = watch(() => onChange());
    return () => subscription.unsubscribe();
  }, [watch]);
}
