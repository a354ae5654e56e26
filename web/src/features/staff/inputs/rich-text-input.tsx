import { RichTextField } from "#features/media/rich-text/rich-text-field.tsx";
import { roomCopy as copy } from "../messages.nl.ts";
import { type InputProps, useField } from "./use-field.ts";

/** A rich text, in the same editor that writers use. */
export function RichTextInput(props: InputProps) {
  const { text, value, onChange } = useField(props, "");
  return <RichTextField {...text} id={props.source} placeholder={copy.writeHere} value={value} onChange={onChange} />;
}
