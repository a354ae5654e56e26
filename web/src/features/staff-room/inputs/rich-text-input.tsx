import { lazy, Suspense, useEffect, useRef } from "react";
import { errorId, FieldNotes, helpId } from "../../../ui/field-frame.tsx";
import type { EditorHandle } from "../../rich-text/rich-editor.tsx";
import { SheetComing } from "../../rich-text/sheet-coming.tsx";
import { roomCopy as copy } from "../messages.nl.ts";
import { type InputProps, useField } from "./use-field.ts";
import "../../rich-text/rich-text-field.css";

const RichEditor = lazy(() =>
  import("../../rich-text/rich-editor.tsx").then((module) => ({ default: module.RichEditor })),
);

/** Words with a layout, on the sheet that writers have too. */
export function RichTextInput(props: InputProps) {
  const { source } = props;
  const { text, value, onChange } = useField(props, "");
  const sheet = useRef<EditorHandle>(null);
  const frame = useRef<HTMLDivElement>(null);
  // What the sheet itself told last: other words come from a record that was loaded anew.
  const told = useRef(value);
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    sheet.current?.replace(value);
  }, [value]);
  // What was typed a moment ago is told before the form is read.
  useEffect(() => {
    const form = frame.current?.closest("form");
    const flush = () => sheet.current?.flush();
    form?.addEventListener("submit", flush, { capture: true });
    return () => form?.removeEventListener("submit", flush, { capture: true });
  }, []);
  return (
    <div className="grid gap-1.5" ref={frame}>
      <span className="font-semibold" onClick={() => sheet.current?.focus()}>
        {text.label}
      </span>
      <div className={`rich-field ${text.error ? "rich-field-wrong" : ""}`}>
        <Suspense fallback={<SheetComing />}>
          <RichEditor
            content={value}
            describedBy={
              [text.help && helpId(source), text.error && errorId(source)].filter(Boolean).join(" ") || undefined
            }
            handle={sheet}
            id={source}
            isWrong={text.error !== undefined}
            label={text.label}
            placeholder={copy.writeHere}
            onChange={(html) => {
              told.current = html;
              onChange(html);
            }}
          />
        </Suspense>
      </div>
      <FieldNotes error={text.error} help={text.help} id={source} />
    </div>
  );
}
