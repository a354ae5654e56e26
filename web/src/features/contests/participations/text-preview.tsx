import { useQuery } from "@tanstack/react-query";
import type { OwnText } from "@inktvis/contract/features/texts/texts";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { TextSkeleton } from "#ui/skeletons.tsx";
import { textQuery } from "#features/texts/texts/text.queries.ts";
import { EnteredBody } from "./entered-body.tsx";
import { entryMessages as copy } from "./entry.nl.ts";

/** A text as the jury reads it: title and body, without a name. */
export function TextPreview({ text, onClose }: { text: OwnText | undefined; onClose: () => void }) {
  return (
    <Dialog open={text !== undefined} title={text?.title ?? ""} onClose={onClose}>
      {text && <PreviewBody slug={text.slug} />}
    </Dialog>
  );
}

function PreviewBody({ slug }: { slug: string }) {
  const { data: text, isError, refetch } = useQuery(textQuery(slug));
  if (isError) return <ErrorState onRetry={refetch} />;
  if (!text) return <TextSkeleton lines={8} />;
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-soft">
        {copy.previewNote} {copy.words(text.wordCount)}.
      </p>
      <EnteredBody text={text} />
    </div>
  );
}
