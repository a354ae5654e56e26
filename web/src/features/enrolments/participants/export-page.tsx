import { FileLink } from "#platform/forms/file-link.tsx";
import { managingApi } from "#features/management/managing-api.ts";
import { participantMessages as copy } from "./participants.nl.ts";

/** The participants of a course as a spreadsheet (docs/product/participants.md#spreadsheet). */
export const ExportPage = ({ slug }: { slug: string }) => (
  <div className="grid max-w-2xl justify-items-start gap-6">
    <h1 className="text-4xl">{copy.exportTitle}</h1>
    <p className="text-lg text-ink-soft">{copy.exportIntro}</p>
    <p>{copy.exportHelp}</p>
    <FileLink
      className="button button-primary"
      load={() => managingApi.participants.csv({ params: { slug } })}
      path={`/export/courses/${slug}/csv`}
    >
      {copy.export}
    </FileLink>
  </div>
);
