import { ClientOnly } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef } from "react";
import { errorId, FieldNotes, type FieldText, helpId } from "#ui/field-frame.tsx";
import type { EditorHandle } from "./rich-editor.tsx";
import { EditorSkeleton } from "./editor-skeleton.tsx";
import "./rich-text-field.css";

const RichEditor = lazy(() => import("./rich-editor.tsx").then((module) => ({ default: module.RichEditor })));

interface RichTextFieldProps extends FieldText {
  id: string;
  placeholder: string;
  /** Whether the text may hold videos, as a lesson does. */
  withVideos?: boolean;
  value: string;
  onChange: (html: string) => void;
}

/** Rich text in a form: `<RichTextField label="Reglement" {...form.controlled("rules")} />`. */
export function RichTextField({
  id,
  label,
  help,
  error,
  placeholder,
  withVideos,
  value,
  onChange,
}: RichTextFieldProps) {
  const editor = useRef<EditorHandle>(null);
  const frame = useRef<HTMLDivElement>(null);
  // The value that was last shown, followed by what the editor has reported since then: on a slow device there can be
  // several reports before a value is shown. Any other value comes from elsewhere: it was restored, or reloaded.
  const reports = useRef([value]);
  useEffect(() => {
    const shown = reports.current.indexOf(value);
    if (shown < 0) editor.current?.replace(value);
    reports.current = shown < 0 ? [value] : reports.current.slice(shown);
  }, [value]);
  // In the capture phase, so that the last keystrokes are reported before any listener reads the form.
  useEffect(() => {
    const form = frame.current?.closest("form");
    const flush = () => editor.current?.flush();
    form?.addEventListener("submit", flush, { capture: true });
    addEventListener("pagehide", flush, { capture: true });
    return () => {
      form?.removeEventListener("submit", flush, { capture: true });
      removeEventListener("pagehide", flush, { capture: true });
    };
  }, []);
  return (
    <div className="grid gap-1.5" ref={frame}>
      <span className="font-semibold" onClick={() => editor.current?.focus()}>
        {label}
      </span>
      <div className={`rich-field ${error ? "rich-field-wrong" : ""}`}>
        <ClientOnly fallback={<EditorSkeleton />}>
          <Suspense fallback={<EditorSkeleton />}>
            <RichEditor
              content={value}
              describedBy={[help && helpId(id), error && errorId(id)].filter(Boolean).join(" ") || undefined}
              handle={editor}
              id={id}
              isWrong={error !== undefined}
              label={label}
              placeholder={placeholder}
              withVideos={withVideos}
              onChange={(html) => {
                reports.current.push(html);
                onChange(html);
              }}
            />
          </Suspense>
        </ClientOnly>
      </div>
      <FieldNotes error={error} help={help} id={id} />
    </div>
  );
}
