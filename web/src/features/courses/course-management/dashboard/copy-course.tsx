import type { Course } from "@inktvis/contract/features/courses/course";
import { courseSettingsPath } from "@inktvis/contract/page-paths/account";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { managingApi } from "#features/management/managing-api.ts";
import { usePress } from "#platform/forms/use-press.ts";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { invalidateCourses } from "../management.queries.ts";
import { dashboardMessages as copy } from "./dashboard.nl.ts";

/** Copies a course for its next edition, and opens its form, where the days still have to be filled in. */
export function CopyCourse({ course: { slug } }: { course: Course }) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { busy, press } = usePress(async () => {
    const { data: made } = await managingApi.courseEditions.copy({ params: { slug } });
    await invalidateCourses(queryClient);
    toast(made.hasRealLifePart ? copy.copied : copy.copiedWithoutDays);
    await router.navigate({ href: courseSettingsPath(made.slug) });
  });
  return (
    <Button busy={busy} look="quiet" onClick={press}>
      {copy.copy}
    </Button>
  );
}
