import type { Genre } from "@inktvis/contract/features/texts/genres";
import type { Me } from "@inktvis/contract/features/accounts/me";
import { profilePath } from "@inktvis/contract/page-paths/community";
import { Form } from "#platform/forms/form.tsx";
import { SavedDialog } from "#platform/forms/saved-dialog.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { ProfileFields } from "./profile-fields.tsx";
import { profileMessages as copy } from "./profile.nl.ts";
import { useProfileForm } from "./use-profile-form.ts";

/** The profile form of the settings (docs/product/accounts.md#profile-form). */
export function ProfilePage({ me, genres }: { me: Me; genres: readonly Genre[] }) {
  const form = useProfileForm(me);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHead intro={copy.intro} title={copy.title}>
        <p>
          <SiteLink className="link" path={profilePath(me.slug)} site="community">
            {copy.toPublic}
          </SiteLink>
        </p>
      </PageHead>
      <Form className="grid grid-cols-[minmax(0,1fr)] gap-10" form={form}>
        <ProfileFields current={me.profilePicture} form={form} genres={genres} />
        <div className="border-t border-hairline pt-6">
          <SubmitButton busy={form.isSaving}>{copy.save}</SubmitButton>
        </div>
      </Form>
      <SavedDialog form={form} title={copy.savedTitle}>
        <p>{copy.saved}</p>
      </SavedDialog>
    </div>
  );
}
