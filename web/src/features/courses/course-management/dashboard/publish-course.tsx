import type { Course } from "@inktvis/contract/features/courses/course";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { waitingListApi } from "#features/courses/waiting-list/waiting-list-api.ts";
import { api } from "#platform/api.ts";
import { AskingButton } from "#platform/forms/asking-button.tsx";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { usePress } from "#platform/forms/use-press.ts";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { invalidateCourses } from "../management.queries.ts";
import { dashboardMessages as copy } from "./dashboard.nl.ts";

/** Returns a function that reloads the course and its page after the course changed state. */
function useReload() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async () => {
    await invalidateCourses(queryClient);
    await router.invalidate();
  };
}

/** Publishes a course, after saying what that means. */
export function PublishCourse({ course: { slug, title, hasEnrollments, isClosed } }: { course: Course }) {
  const reload = useReload();
  async function publish() {
    await api.courses.publish({ params: { slug } });
    toast(copy.published(title));
    await reload();
  }
  return (
    <AskingButton
      confirm={copy.publishConfirm}
      confirmLook="primary"
      label={copy.publish}
      look="primary"
      title={copy.publishTitle}
      onConfirm={publish}
    >
      <div className="grid gap-3">
        <p>{copy.publishHelp}</p>
        {hasEnrollments && <p>{isClosed ? copy.closedHelp : copy.publishEnrol}</p>}
        <p>{copy.publishAddress}</p>
      </div>
    </AskingButton>
  );
}

/** Takes a course off the site at once, or asks first when people wait for a seat; the toast offers to undo it. */
export function UnpublishCourse({ course: { slug, title } }: { course: Course }) {
  const [waiting, setWaiting] = useState(0);
  const reload = useReload();
  const putBack = usePress(async () => {
    await api.courses.publish({ params: { slug } });
    toast(copy.published(title));
    await reload();
  });
  async function unpublish() {
    await api.courses.unpublish({ params: { slug } });
    await reload();
    toast(copy.unpublished(title), "good", { title: copy.putBack, run: putBack.press });
  }
  const { busy, press } = usePress(async () => {
    // Everybody on the list is notified that it ends, including people who are offered a seat: the course counts only
    // those who still wait for one.
    const { data: people } = await waitingListApi.waitingList.list({ params: { slug } });
    if (people.length > 0) setWaiting(people.length);
    else await unpublish();
  });
  return (
    <>
      <Button busy={busy} look="secondary" onClick={press}>
        {copy.unpublish}
      </Button>
      {waiting > 0 && (
        <ConfirmDialog
          confirm={copy.unpublish}
          title={copy.unpublishTitle}
          onClose={() => setWaiting(0)}
          onConfirm={unpublish}
        >
          <p>{copy.endsWaitingList(waiting)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
