import { useState } from "react";
import { managingApi } from "#features/management/managing-api.ts";
import { toastRefusal } from "#platform/forms/form-refusal.ts";
import { newId } from "#platform/new-id.ts";
import { reactToRefusal } from "#platform/refusals.ts";
import { toast } from "#platform/toasts.ts";
import { downloadResponse } from "#platform/download-file.ts";
import { exportMessages as copy } from "./export.nl.ts";

/** A booklet with the names of the authors, one without names, or a table. */
export type ExportFormat = "pdf" | "nameless" | "csv";

export interface Progress {
  done: number;
  total: number;
}

/** Milliseconds between requests for the progress. */
const POLL_INTERVAL = 700;
const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));

/** Downloads the entries as a file, and polls the progress of a booklet while it is made. */
export function useExport(slug: string) {
  const [busy, setBusy] = useState<ExportFormat>();
  const [progress, setProgress] = useState<Progress>();
  const [failures, setFailures] = useState<readonly string[]>([]);

  const fetchProgress = (id: string) =>
    managingApi.contestExports.progress({ params: { id } }, { quiet: true }).then(
      ({ data }) => data,
      // The export has not begun yet; when it fails, the request for the file says so.
      () => undefined,
    );
  async function pollProgress(id: string, isDone: () => boolean) {
    for (await pause(); !isDone(); await pause()) {
      const state = await fetchProgress(id);
      if (state && !isDone()) setProgress(state);
    }
  }
  async function exportPdf(ageCategoryId: number | undefined, isNameless: boolean) {
    const progressId = newId();
    let done = false;
    void pollProgress(progressId, () => done);
    try {
      await downloadResponse(
        await managingApi.contestExports.pdf({
          params: { slug },
          query: { ageCategoryId, progressId, ...(isNameless && { nameless: "1" as const }) },
        }),
      );
    } finally {
      done = true;
    }
    setFailures((await fetchProgress(progressId))?.failures ?? []);
  }
  async function exportCsv(ageCategoryId: number | undefined) {
    await downloadResponse(await managingApi.contestExports.csv({ params: { slug }, query: { ageCategoryId } }));
  }
  async function run(format: ExportFormat, ageCategoryId: number | undefined) {
    if (busy) return;
    setBusy(format);
    setFailures([]);
    try {
      await (format === "csv" ? exportCsv(ageCategoryId) : exportPdf(ageCategoryId, format === "nameless"));
      toast(copy.ready);
    } catch (refusal) {
      // The transport does not react to a refused GET by itself (api-transport.ts).
      reactToRefusal(refusal);
      toastRefusal(refusal);
    } finally {
      setBusy(undefined);
      setProgress(undefined);
    }
  }
  return { busy, progress, failures, run };
}
