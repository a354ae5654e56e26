import { ClientOnly } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef } from "react";
import { errorId, FieldNotes, type FieldText, helpId } from "#ui/field-frame.tsx";
import type { EditorHandle } from "./rich-editor.tsx";
import { SheetComing } from "./sheet-coming.tsx";
import "./rich-text-field.css";

const RichEditor = lazy(() => import("./rich-editor.tsx").then((module) => ({ default: module.RichEditor })));

interface RichTextFieldProps extends FieldText {
  id: string;
  placeholder: string;
  value: string;
  onChange: (html: string) => void;
}

/** Words with a layout, in a form: `<RichTextField label="Reglement" {...form.controlled("rules")} />`. */
export function RichTextField({ id, label, help, error, placeholder, value, onChange }: RichTextFieldProps) {
  const sheet = useRef<EditorHandle>(null);
  const frame = useRef<HTMLDivElement>(null);
  // What the sheet itself told last: other words were put back after an expired session, or loaded anew.
  const told = useRef(value);
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    sheet.current?.replace(value);
  }, [value]);
  // What was typed a moment ago is told before the form is read, or the page is left.
  useEffect(() => {
    const form = frame.current?.closest("form");
    const flush = () => sheet.current?.flush();
    form?.addEventListener("submit", flush, { capture: true });
    addEventListener("pagehide", flush, { capture: true });
    return () => {
      form?.removeEventListener("submit", flush, { capture: true });
      removeEventListener("pagehide", flush, { capture: true });
    };
  }, []);
  return (
    <div className="grid gap-1.5" ref={frame}>
      <span className="font-semibold" onClick={() => sheet.current?.focus()}>
        {label}
      </span>
      <div className={`rich-field ${error ? "rich-field-wrong" : ""}`}>
        <ClientOnly fallback={<SheetComing />}>
          <Suspense fallback={<SheetComing />}>
            <RichEditor
              content={value}
              describedBy={[help && helpId(id), error && errorId(id)].filter(Boolean).join(" ") || undefined}
              handle={sheet}
              id={id}
              isWrong={error !== undefined}
              label={label}
              placeholder={placeholder}
              onChange={(html) => {
                told.current = html;
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
