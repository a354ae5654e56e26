import { type MouseEvent, type ReactNode, useState } from "react";
import type { DownloadFormat } from "@inktvis/contract/features/texts/downloads";
import { apiOriginOf } from "@inktvis/contract/sites";
import { currentSite } from "#platform/current-site.ts";
import { toast } from "#platform/toasts.ts";
import { ChevronDown, Spinner } from "#ui/icons.tsx";
import { Menu } from "#ui/menu.tsx";
import { downloadMessages as copy } from "./download.nl.ts";

const FORMATS: readonly DownloadFormat[] = ["epub", "pdf", "txt"];

interface DownloadMenuProps {
  /** One text; all of one's own without. */
  slug?: string;
  /** What the button says. */
  children: ReactNode;
}

/** The formats that one's own texts come in: plain links, which a script fetches so that a refusal keeps the page. */
export function DownloadMenu({ slug, children }: DownloadMenuProps) {
  const [isBusy, setBusy] = useState(false);

  async function download(event: MouseEvent<HTMLAnchorElement>, format: DownloadFormat) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isBusy) return;
    const { href } = event.currentTarget;
    setBusy(true);
    toast(copy.busy);
    try {
      const { saveDownload } = await import("./save-download.ts");
      await saveDownload(format, slug);
    } catch {
      // The piece of script could not be had; the link can do without it.
      location.assign(href);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Menu
      align="end"
      // On a phone the panel keeps to the row that the button stands in, which is positioned: it would leave the page.
      className="max-sm:static"
      button={
        <span className="flex items-center gap-1 px-1 font-semibold text-accent-ink">
          {children}
          {isBusy ? <Spinner /> : <ChevronDown />}
        </span>
      }
    >
      <ul>
        {FORMATS.map((format) => (
          <li key={format}>
            <a
              className="menu-item"
              href={downloadAddress(format, slug)}
              onClick={(event) => void download(event, format)}
            >
              {slug === undefined ? copy.allTexts[format] : copy.oneText[format]}
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}

function downloadAddress(format: DownloadFormat, slug: string | undefined) {
  const { addresses, site } = currentSite();
  const what = slug === undefined ? "me/texts" : `texts/${encodeURIComponent(slug)}`;
  return `${apiOriginOf(addresses, site)}/api/${what}/download?format=${format}`;
}
