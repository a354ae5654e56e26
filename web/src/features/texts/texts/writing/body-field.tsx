import { ClientOnly } from "@tanstack/react-router";
import { lazy, type Ref, Suspense } from "react";
import { errorId } from "#ui/field-frame.tsx";
import { EditorSkeleton } from "#features/media/rich-text/editor-skeleton.tsx";
import type { EditorHandle } from "#features/media/rich-text/rich-editor.tsx";
import { writingMessages as copy } from "./messages.nl.ts";

const RichEditor = lazy(() =>
  import("#features/media/rich-text/rich-editor.tsx").then((module) => ({ default: module.RichEditor })),
);

interface BodyFieldProps {
  id: string;
  value: string;
  error: string | undefined;
  handle: Ref<EditorHandle>;
  onChange: (html: string) => void;
  onReady: (html: string) => void;
  onTyping: () => void;
  onWordCount: (count: number) => void;
}

/** The editor for the body of a text. Its error is above it: below a long text nobody would see it. */
export const BodyField = ({ id, value, error, handle, ...listeners }: BodyFieldProps) => (
  <div className={error ? "writing-body-error" : ""}>
    {error && (
      <p className="mb-2 font-medium text-danger" id={errorId(id)}>
        {error}
      </p>
    )}
    <ClientOnly fallback={<EditorSkeleton />}>
      <Suspense fallback={<EditorSkeleton />}>
        <RichEditor
          content={value}
          describedBy={error && errorId(id)}
          handle={handle}
          id={id}
          isWrong={error !== undefined}
          label={copy.body}
          placeholder={copy.bodyPlaceholder}
          {...listeners}
        />
      </Suspense>
    </ClientOnly>
  </div>
);
