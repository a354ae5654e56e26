import type { Participant } from "@inktvis/contract/features/enrolments/participants";
import { managedCoursePath } from "@inktvis/contract/page-paths/account";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { invalidateCourses } from "#features/courses/course-management/management.queries.ts";
import { managingApi } from "#features/management/managing-api.ts";
import { formatAmount } from "#platform/formats/numbers.ts";
import { usePress } from "#platform/forms/use-press.ts";
import { toast } from "#platform/toasts.ts";
import { useChange } from "#platform/use-change.ts";
import { Button } from "#ui/button.tsx";
import { ActionWithMessage } from "./action-with-message.tsx";
import { instalmentActionMessages as copy } from "./instalment-actions.nl.ts";
import { RunningInstalment } from "./running-instalment.tsx";

interface InstalmentActionsProps {
  participant: Participant;
  course: { slug: string };
}

/** Whether a request waits for an answer, or for a paid amount to be entered. */
export const hasInstalmentAction = ({ installment, delistedAt }: Participant) =>
  installment !== null && !delistedAt && (installment.state === "open" || installment.paymentState === "running");

/** Approves or rejects paying in instalments, or enters payments while they run (docs/product/instalments.md). */
export function InstalmentActions({ participant, course }: InstalmentActionsProps) {
  const { installment } = participant;
  if (!installment || !hasInstalmentAction(participant)) return null;
  if (installment.state === "open")
    return (
      <Decision course={course} installment={installment} isFree={participant.course.pricingStrategy === "free"} />
    );
  // The key remounts the form for another request: the form starts with its amount.
  return <RunningInstalment id={installment.id} key={installment.id} />;
}

interface DecisionProps {
  course: { slug: string };
  installment: NonNullable<Participant["installment"]>;
  isFree: boolean;
}

function Decision({ course: { slug }, installment: { id, totalAmount }, isFree }: DecisionProps) {
  const change = useChange(invalidateCourses);
  const { busy, press } = usePress(async () => {
    await change(() => managingApi.instalments.approve({ params: { id } }));
    toast(copy.approved);
  });
  return (
    <section aria-labelledby="beslissing" className="grid gap-4 rounded-2xl border border-hairline bg-wash p-6">
      <h2 className="text-2xl" id="beslissing">
        {copy.decide}
      </h2>
      <p>{isFree ? copy.freeSince(formatAmount(totalAmount)) : copy.decideHelp}</p>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={press}>
          {copy.approve}
        </Button>
        <Reject id={id} slug={slug} />
      </div>
    </section>
  );
}

function Reject({ id, slug }: { id: string; slug: string }) {
  const queryClient = useQueryClient();
  const router = useRouter();
  async function reject(message: string) {
    await managingApi.instalments.reject({ params: { id }, body: { message } });
    toast(copy.rejected);
    await router.navigate({ href: managedCoursePath(slug) });
    await invalidateCourses(queryClient);
  }
  return (
    <ActionWithMessage
      act={reject}
      help={copy.rejectHelp}
      label={copy.reject}
      messageLabel={copy.rejectMessage}
      title={copy.rejectTitle}
    />
  );
}
