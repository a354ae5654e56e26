import type { SiteName } from "@inktvis/contract/sites";
import { SiteLink } from "#platform/site-link.tsx";
import { BareButton } from "#ui/button.tsx";
import { icon, Pen } from "#ui/icons.tsx";
import { managementMessages as copy } from "./messages.nl.ts";

const Eye = icon(
  <path d="M2.5 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12Zm9.500 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z" />,
);
const Bin = icon(<path d="M4.500 7h15M9.500 7V4.500h5V7M6.500 7l1 13h9l1-13M10.500 10.500v6m3-6v6" />);

interface RowActionsProps {
  /** The subject of the row: it follows each label for screen readers, which read a button without its row. */
  title: string;
  /** Its page on a site. */
  read: { site: SiteName; path: string };
  editPath: string;
  /** Absent for people who may not delete it. */
  onDelete?: (() => void) | undefined;
}

const LOOK =
  "inline-flex size-11 cursor-pointer items-center justify-center rounded-full text-ink-soft hover:bg-wash hover:text-accent-ink disabled:cursor-default";

/** The actions for a managed thing in its list: read, edit, delete. */
export const RowActions = ({ title, read, editPath, onDelete }: RowActionsProps) => (
  <span className="flex justify-end gap-1 max-md:-mr-3">
    <SiteLink {...read} aria-label={copy.readOf(title)} className={LOOK} title={copy.read}>
      <Eye />
    </SiteLink>
    <SiteLink aria-label={copy.editOf(title)} className={LOOK} path={editPath} title={copy.edit}>
      <Pen />
    </SiteLink>
    {onDelete ? (
      <BareButton aria-label={copy.deleteOf(title)} className={LOOK} title={copy.delete} onClick={onDelete}>
        <Bin />
      </BareButton>
    ) : (
      // Keeps the other buttons aligned with those of the rows above.
      <span className="size-11 max-md:hidden" />
    )}
  </span>
);
