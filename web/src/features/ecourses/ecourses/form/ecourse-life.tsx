import { MANAGED_ECOURSES_PATH } from "@inktvis/contract/page-paths/account";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { DeleteThing } from "#features/management/delete-thing.tsx";
import { usePress } from "#platform/forms/use-press.ts";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { ecourseApi } from "../../ecourse-api.ts";
import { ecourseQuery, invalidateEcourses, MANAGED_ECOURSES_KEY } from "../ecourse.queries.ts";
import { ecourseMessages } from "../messages.nl.ts";
import { lifeMessages as copy } from "./ecourse-life.nl.ts";

/** Archives or restores an online course, and deletes it as long as nobody follows it. */
export function EcourseLife({ id }: { id: string }) {
  const { data: ecourse } = useSuspenseQuery(ecourseQuery(id));
  const { title, archivedAt, me } = ecourse;
  const isArchived = archivedAt !== null;
  return (
    <section className="grid gap-4 border-t border-hairline pt-8">
      <h2 className="text-2xl">{isArchived ? copy.unarchiveTitle : copy.archiveTitle}</h2>
      <p className="max-w-prose text-ink-soft">{isArchived ? copy.unarchiveHelp : copy.archiveHelp}</p>
      {!me.can.delete && <p className="max-w-prose text-ink-soft">{copy.cannotDelete}</p>}
      <div className="flex flex-wrap gap-3">
        <ArchiveButton id={id} isArchived={isArchived} title={title} />
        {me.can.delete && (
          <DeleteThing
            invalidate={invalidateEcourses}
            list={{ path: MANAGED_ECOURSES_PATH, queryKey: MANAGED_ECOURSES_KEY }}
            title={title}
            words={ecourseMessages}
            onDelete={() => ecourseApi.ecourses.delete({ params: { id } })}
          />
        )}
      </div>
    </section>
  );
}

interface ArchiveButtonProps {
  id: string;
  title: string;
  isArchived: boolean;
}

/** Acts at once: the same button undoes it. */
function ArchiveButton({ id, title, isArchived }: ArchiveButtonProps) {
  const queryClient = useQueryClient();
  const { busy, press } = usePress(async () => {
    await ecourseApi.ecourses[isArchived ? "unarchive" : "archive"]({ params: { id } });
    toast(isArchived ? copy.unarchived(title) : copy.archived(title));
    await invalidateEcourses(queryClient);
  });
  return (
    <Button busy={busy} look="secondary" onClick={press}>
      {isArchived ? copy.unarchive : copy.archive}
    </Button>
  );
}
