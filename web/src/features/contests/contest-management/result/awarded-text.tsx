import type { Award } from "@inktvis/contract/features/contests/award-names";
import type { ContributionSummary } from "@inktvis/contract/features/contests/contributions";
import { managedEntryPath } from "@inktvis/contract/page-paths/account";
import { useQuery } from "@tanstack/react-query";
import { formatCount } from "#platform/formats/numbers.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { TextSkeleton } from "#ui/skeletons.tsx";
import { StateSelect } from "../dashboard/state-select.tsx";
import { EnteredBody } from "../../participations/entered-body.tsx";
import { entryMessages } from "../entry/entry.nl.ts";
import { entryQuery } from "../management.queries.ts";
import { manageResultMessages as copy } from "./manage-result.nl.ts";

interface AwardedTextProps {
  /** The entry to read; undefined closes the dialog. */
  entry: ContributionSummary | undefined;
  award: Award;
  slug: string;
  onAward: (award: Award) => void;
  onClose: () => void;
}

/** The text of an entry as it was handed in, with a field beside it to choose its award. */
export function AwardedText({ entry, award, slug, onAward, onClose }: AwardedTextProps) {
  return (
    <Dialog
      actions={
        entry && (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <StateSelect label={copy.awardOf(entry.title)} value={award} withInvalid={false} onChange={onAward} />
            <SiteLink className="link" path={managedEntryPath(slug, entry.id)}>
              {copy.openEntry}
            </SiteLink>
          </div>
        )
      }
      open={entry !== undefined}
      title={entry?.title ?? ""}
      onClose={onClose}
    >
      {entry && <Body id={entry.id} />}
    </Dialog>
  );
}

function Body({ id }: { id: string }) {
  const { data: entry, isError, refetch } = useQuery(entryQuery(id));
  if (isError) return <ErrorState onRetry={refetch} />;
  if (!entry) return <TextSkeleton lines={8} />;
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-soft">{entryMessages.words(formatCount(entry.wordCount))}</p>
      <EnteredBody text={entry} />
    </div>
  );
}
