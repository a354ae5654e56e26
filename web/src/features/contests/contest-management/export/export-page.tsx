import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FieldFrame } from "#ui/field-frame.tsx";
import { AgeOptions } from "../age-options.tsx";
import { managedContestQuery } from "../management.queries.ts";
import { exportMessages as copy } from "./export.nl.ts";
import { type ExportFormat, type Progress, useExport } from "./use-export.ts";
import { ActingSelect } from "#ui/acting-select.tsx";

/** The entries as files: a booklet (PDF) and a spreadsheet (CSV). */
export function ExportPage({ slug }: { slug: string }) {
  const { data: contest } = useSuspenseQuery(managedContestQuery(slug));
  const [age, setAge] = useState<number>();
  const { busy, progress, failures, run } = useExport(slug);
  if (!contest.hasEntries)
    return (
      <div className="grid max-w-2xl gap-8">
        <h1 className="text-4xl">{copy.title}</h1>
        <EmptyState title={contest.isPassed ? copy.nonePassed : copy.none}>
          {!contest.isPassed && copy.noneHelp}
        </EmptyState>
      </div>
    );
  const button = (format: ExportFormat, label: string) => (
    <Button busy={busy === format} onClick={() => void run(format, age)}>
      {label}
    </Button>
  );
  return (
    <div className="grid max-w-2xl gap-8">
      <header className="grid gap-3">
        <h1 className="text-4xl">{copy.title}</h1>
        <p className="text-lg text-ink-soft">{copy.intro}</p>
      </header>
      {contest.useAgeCategories && (
        <div className="max-w-xs">
          <FieldFrame id="leeftijd" label={copy.ages}>
            <ActingSelect
              id="leeftijd"
              value={age ?? ""}
              onChange={({ currentTarget }) => setAge(currentTarget.value ? Number(currentTarget.value) : undefined)}
            >
              <AgeOptions all={copy.allAges} categories={contest.ageCategories} />
            </ActingSelect>
          </FieldFrame>
        </div>
      )}
      <ExportSection button={button("pdf", copy.pdf)} help={copy.pdfHelp} title={copy.pdfTitle}>
        {busy === "pdf" && <ExportProgress progress={progress} />}
        {failures.length > 0 && (
          <div className="notice notice-failed" role="alert">
            <p>{copy.failures}</p>
            <ul className="mt-2 list-disc pl-5">
              {failures.map((title, index) => (
                <li key={index}>{title}</li>
              ))}
            </ul>
          </div>
        )}
      </ExportSection>
      <ExportSection button={button("nameless", copy.nameless)} help={copy.namelessHelp} title={copy.namelessTitle}>
        {busy === "nameless" && <ExportProgress progress={progress} />}
      </ExportSection>
      <ExportSection button={button("csv", copy.csv)} help={copy.csvHelp} title={copy.csvTitle} />
    </div>
  );
}

interface ExportSectionProps {
  title: string;
  help: string;
  button: ReactNode;
  children?: ReactNode;
}

const ExportSection = ({ title, help, button, children }: ExportSectionProps) => (
  <section className="grid justify-items-start gap-3 border-t border-hairline pt-6">
    <h2 className="text-2xl">{title}</h2>
    <p className="text-ink-soft">{help}</p>
    {button}
    {children}
  </section>
);

const ExportProgress = ({ progress }: { progress: Progress | undefined }) => (
  <div className="grid w-full max-w-sm gap-1.5">
    <progress
      aria-label={copy.busy}
      className="h-2.5 w-full accent-accent-ink"
      max={progress?.total || undefined}
      value={progress && progress.total > 0 ? progress.done : undefined}
    />
    <p className="text-sm text-ink-soft tabular-nums" role="status">
      {progress && progress.total > 0 ? copy.progress(progress.done, progress.total) : copy.busy}
    </p>
  </div>
);
