import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Version } from "@inktvis/contract/features/texts/versions";
import { formatDate } from "#platform/formats/dates.ts";
import { BareButton, Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { ArrowLeft, ChevronRight } from "#ui/icons.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { TextSkeleton } from "#ui/skeletons.tsx";
import { writingMessages as copy } from "./messages.nl.ts";
import { versionQuery, versionsQuery } from "./version.queries.ts";

interface VersionsProps {
  slug: string;
  onRestore: (version: Version) => void;
}

/** Lists the earlier versions of a text, shows one, and restores it in the editor; the author still has to save it. */
export default function Versions({ slug, onRestore }: VersionsProps) {
  const [openedId, setOpenedId] = useState<string>();
  return openedId ? (
    <VersionView id={openedId} slug={slug} onBack={() => setOpenedId(undefined)} onRestore={onRestore} />
  ) : (
    <VersionList slug={slug} onOpen={setOpenedId} />
  );
}

function VersionList({ slug, onOpen }: { slug: string; onOpen: (id: string) => void }) {
  const { data: versions, isLoadingError, refetch } = useQuery(versionsQuery(slug));
  if (isLoadingError) return <ErrorState onRetry={refetch}>{copy.versionsFailed}</ErrorState>;
  if (!versions) return <TextSkeleton lines={4} />;
  if (versions.length === 0) return <p>{copy.noVersions}</p>;
  return (
    <>
      <p className="mb-4 text-ink-soft">{copy.versionsHelp}</p>
      <ul className="border-t border-hairline">
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

interface VersionViewProps {
  slug: string;
  id: string;
  onBack: () => void;
  onRestore: (version: Version) => void;
}

function VersionView({ slug, id, onBack, onRestore }: VersionViewProps) {
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
          <article className="max-h-[45dvh] overflow-y-auto rounded-lg border border-hairline bg-paper p-5">
            <h3 className="mb-4 text-2xl">{version.title}</h3>
            <RichText html={version.body} />
          </article>
          <Button className="justify-self-start" onClick={() => onRestore(version)}>
            {copy.restoreVersion}
          </Button>
          <p className="text-sm text-ink-soft">{copy.restoreVersionHelp}</p>
        </>
      )}
    </div>
  );
}
