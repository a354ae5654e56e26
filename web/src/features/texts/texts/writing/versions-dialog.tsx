import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Version } from "@inktvis/contract/features/texts/versions";
import { formatDate } from "#platform/formats/dates.ts";
import { BareButton, Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { ArrowLeft, ChevronRight } from "#ui/icons.tsx";
import { TextSkeleton } from "#ui/skeletons.tsx";
import { writingMessages as copy } from "./messages.nl.ts";
import { versionQuery, versionsQuery } from "./version.queries.ts";

interface VersionsDialogProps {
  slug: string;
  onClose: () => void;
  onPutBack: (version: Version) => void;
}

/** How a text was before: looked at first, then put back on the sheet, where saving decides. */
export default function VersionsDialog({ slug, onClose, onPutBack }: VersionsDialogProps) {
  const [opened, setOpened] = useState<string>();
  return (
    <Dialog open title={copy.versions} onClose={onClose}>
      {opened ? (
        <OneVersion id={opened} slug={slug} onBack={() => setOpened(undefined)} onPutBack={onPutBack} />
      ) : (
        <VersionList slug={slug} onOpen={setOpened} />
      )}
    </Dialog>
  );
}

function VersionList({ slug, onOpen }: { slug: string; onOpen: (id: string) => void }) {
  const { data: versions, isError, refetch } = useQuery(versionsQuery(slug));
  if (isError) return <ErrorState onRetry={refetch}>{copy.versionsFailed}</ErrorState>;
  if (!versions) return <TextSkeleton lines={4} />;
  if (versions.length === 0) return <p>{copy.noVersions}</p>;
  return (
    <>
      <p className="mb-4 text-ink-soft">{copy.versionsHelp}</p>
      <ul className="max-h-[50dvh] overflow-y-auto border-t border-hairline">
        {versions.map(({ id, title, wordCount, savedAt }) => (
          <li className="border-b border-hairline" key={id}>
            <BareButton
              className="flex w-full cursor-pointer items-center gap-3 py-3 text-left hover:bg-wash"
              onClick={() => onOpen(id)}
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{formatDate(savedAt, "long")}</span>
                <span className="block truncate text-sm text-ink-soft">
                  {title} · {copy.words(wordCount)}
                </span>
              </span>
              <ChevronRight />
            </BareButton>
          </li>
        ))}
      </ul>
    </>
  );
}

interface OneVersionProps {
  slug: string;
  id: string;
  onBack: () => void;
  onPutBack: (version: Version) => void;
}

function OneVersion({ slug, id, onBack, onPutBack }: OneVersionProps) {
  const { data: version, isError, refetch } = useQuery(versionQuery(slug, id));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Button className="justify-self-start" look="quiet" onClick={onBack}>
        <ArrowLeft />
        {copy.backToVersions}
      </Button>
      {isError && <ErrorState onRetry={refetch}>{copy.versionsFailed}</ErrorState>}
      {!version && !isError && <TextSkeleton lines={6} />}
      {version && (
        <>
          <p className="text-sm text-ink-soft">{copy.versionOf(formatDate(version.savedAt, "long"))}</p>
          <article className="max-h-[45dvh] overflow-y-auto rounded-lg border border-hairline p-5">
            <h3 className="mb-4 text-2xl">{version.title}</h3>
            {/* Cleaned by the API when it was written (api/src/platform/rich-text.ts). */}
            <div className="reading" dangerouslySetInnerHTML={{ __html: version.body }} />
          </article>
          <Button className="justify-self-start" onClick={() => onPutBack(version)}>
            {copy.putBack}
          </Button>
          <p className="text-sm text-ink-soft">{copy.putBackHelp}</p>
        </>
      )}
    </div>
  );
}
