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
  /** Absent for all texts of the member. */
  slug?: string;
  /** The label of the button. */
  children: ReactNode;
}

/**
 * The formats in which members download their own texts. Links, fetched by a script so that a refusal does not replace
 * the page.
 */
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
      const { downloadTexts } = await import("./download-texts.ts");
      await downloadTexts(format, slug);
    } catch {
      // The chunk could not be loaded; the browser can follow the link without it.
      location.assign(href);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Menu
      align="end"
      // On a phone the panel is positioned in the row around the button: below the button it would overflow the page.
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
  const resource = slug === undefined ? "me/texts" : `texts/${encodeURIComponent(slug)}`;
  return `${apiOriginOf(addresses, site)}/api/${resource}/download?format=${format}`;
}
