import type { Me } from "@inktvis/contract/features/accounts/me";
import type { Activity, ActivityInput } from "@inktvis/contract/features/activities/activities";
import type { Genre } from "@inktvis/contract/features/texts/genres";
import { MANAGED_ACTIVITIES_PATH } from "@inktvis/contract/page-paths/account";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { PageHead } from "#ui/page-head.tsx";
import { EditConflict, useEditConflict } from "#features/management/edit-conflict.tsx";
import { SaveOrCancel } from "#features/management/save-or-cancel.tsx";
import { api } from "#platform/api.ts";
import { Form } from "#platform/forms/form.tsx";
import type { OnSaved } from "#platform/forms/use-form-submission.ts";
import { toast } from "#platform/toasts.ts";
import { invalidateActivities } from "../../activities/activity.queries.ts";
import { ActivityFields } from "./activity-fields.tsx";
import { valuesOfActivity } from "./activity-values.ts";
import { formMessages as copy } from "./form.nl.ts";
import { useActivityForm } from "./use-activity-form.ts";

interface ActivityFormProps {
  me: Me;
  genres: readonly Genre[];
}

/** The page that creates an activity, which is on the site as soon as it is saved. */
export function NewActivityPage({ me, genres }: ActivityFormProps) {
  const leave = useLeave();
  const form = useActivityForm({
    me,
    save: async (body, onSaved) => {
      const { data } = await api.activities.create({ body });
      onSaved();
      await leave(copy.created(data.title));
    },
  });
  return (
    <div className="page grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8 pt-8 sm:pt-12">
      <PageHead intro={copy.newIntro} title={copy.newTitle} />
      <Form className="grid grid-cols-[minmax(0,1fr)] gap-10" form={form}>
        <ActivityFields form={form} genres={genres} me={me} />
        <SaveOrCancel busy={form.isSaving} label={copy.create} path={MANAGED_ACTIVITIES_PATH} />
      </Form>
    </div>
  );
}

/** The page that updates an activity; when somebody else saved it in the meantime, it asks which version to keep. */
export function EditActivityPage({ me, genres, activity }: ActivityFormProps & { activity: Activity }) {
  const [stored, setStored] = useState(activity);
  const leave = useLeave();
  const conflict = useEditConflict(async () => (await api.activities.get({ params: { slug: activity.slug } })).data);
  const save = async (body: ActivityInput, onSaved: OnSaved) => {
    const { data } = await conflict.saving(() => api.activities.update({ params: { slug: activity.slug }, body }));
    onSaved(data.revision);
    await leave(copy.saved(data.title));
  };
  const form = useActivityForm({ me, activity, save });
  return (
    <div className="page grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8 pt-8 sm:pt-12">
      <header className="grid gap-2">
        <p className="eyebrow">{copy.editTitle}</p>
        <h1 className="text-4xl break-words sm:text-5xl">{stored.title}</h1>
      </header>
      <Form className="grid grid-cols-[minmax(0,1fr)] gap-10" form={form}>
        <EditConflict
          conflict={conflict}
          form={form}
          valuesOf={(version) => valuesOfActivity(version, me)}
          onStored={setStored}
        />
        <ActivityFields activity={stored} form={form} genres={genres} me={me} />
        <SaveOrCancel busy={form.isSaving} label={copy.save} path={MANAGED_ACTIVITIES_PATH} />
      </Form>
    </div>
  );
}

/** Returns a function that shows a toast with what was saved, and goes back to the list. */
function useLeave() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (says: string) => {
    toast(says);
    await invalidateActivities(queryClient);
    await router.navigate({ href: MANAGED_ACTIVITIES_PATH });
  };
}
