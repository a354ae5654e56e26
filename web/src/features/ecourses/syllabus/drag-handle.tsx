import type { Ref } from "react";
import { icon } from "#ui/icons.tsx";
import { syllabusMessages as copy } from "./syllabus.nl.ts";

const Grip = icon(<path d="M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01" strokeWidth={2.5} />);

/** The handle by which a row is dragged with a mouse. For the keyboard there are buttons. */
export const DragHandle = ({ handle }: { handle: Ref<HTMLSpanElement> }) => (
  <span aria-hidden="true" className="syllabus-handle" ref={handle} title={copy.drag}>
    <Grip />
  </span>
);
