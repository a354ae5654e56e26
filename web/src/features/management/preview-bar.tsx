import { SiteButton } from "#platform/site-button.tsx";

interface PreviewBarProps {
  copy: { preview: string; previewHint: string; toManagement: string };
  /** The page where it is managed, on the account site. */
  path: string;
}

/** Tells people who manage something that only they can see it so far. */
export function PreviewBar({ copy, path }: PreviewBarProps) {
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-4 rounded-sm border border-dashed border-edge px-5 py-4">
      <p>
        <strong>{copy.preview}.</strong> {copy.previewHint}
      </p>
      <SiteButton look="secondary" path={path} site="account">
        {copy.toManagement}
      </SiteButton>
    </div>
  );
}
