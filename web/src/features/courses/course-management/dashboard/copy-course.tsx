import type { Course } from "@inktvis/contract/features/courses/course";
import { courseSettingsPath } from "@inktvis/contract/page-paths/account";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { managingApi } from "#features/management/managing-api.ts";
import { toastRefusal } from "#platform/forms/form-refusal.ts";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { invalidateCourses } from "../management.queries.ts";
import { dashboardMessages as copy } from "./dashboard.nl.ts";

/** Copies a course for its next edition, and opens its form, where the days are to be filled in. */
export function CopyCourse({ course: { slug } }: { course: Course }) {
  const [isBusy, setBusy] = useState(false);
  const queryClient = useQueryClient();
  const router = useRouter();
  async function copyCourse() {
    setBusy(true);
    try {
      const { data: made } = await managingApi.courseEditions.copy({ params: { slug } });
      await invalidateCourses(queryClient);
      toast(made.hasRealLifePart ? copy.copied : copy.copiedWithoutDays);
      await router.navigate({ href: courseSettingsPath(made.slug) });
    } catch (refusal) {
      toastRefusal(refusal);
    }
    setBusy(false);
  }
  return (
    <Button busy={isBusy} look="quiet" onClick={() => void copyCourse()}>
      {copy.copy}
    </Button>
  );
}
