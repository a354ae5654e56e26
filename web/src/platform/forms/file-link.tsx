import { type ComponentProps, type MouseEvent, useState } from "react";
import { apiOriginOf } from "@inktvis/contract/sites";
import { downloadResponse } from "../download-file.ts";
import { reactToRefusal } from "../refusals.ts";
import { useCurrentSite } from "../site-link.tsx";
import { toastRefusal } from "./form-refusal.ts";

interface FileLinkProps extends Omit<ComponentProps<"a">, "href" | "onClick"> {
  /** Below the API: `/courses/roman/participation/calendar`. */
  path: string;
  /** Asks the API for the same file. */
  load: () => Promise<Response>;
}

/** A link to a file that the API makes, fetched by a script so that a refusal does not replace the page. */
export function FileLink({ path, load, ...rest }: FileLinkProps) {
  const { addresses, site } = useCurrentSite();
  const [isBusy, setBusy] = useState(false);
  async function download(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      await downloadResponse(await load());
    } catch (refusal) {
      // The transport does not react to a refused GET by itself (api-transport.ts).
      reactToRefusal(refusal);
      toastRefusal(refusal);
    } finally {
      setBusy(false);
    }
  }
  return (
    <a
      {...rest}
      aria-busy={isBusy}
      href={`${apiOriginOf(addresses, site)}/api${path}`}
      onClick={(event) => void download(event)}
    />
  );
}
