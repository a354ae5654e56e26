import type { Ref } from "react";
import { icon } from "#ui/icons.tsx";
import { syllabusMessages as copy } from "./syllabus.nl.ts";

const Grip = icon(<path d="M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01" strokeWidth={2.5} />);

/** Where a row is picked up with a mouse. The keyboard has the buttons. */
export const DragHandle = ({ handle }: { handle: Ref<HTMLSpanElement> }) => (
  <span aria-hidden="true" className="syllabus-handle" ref={handle} title={copy.drag}>
    <Grip />
  </span>
);
