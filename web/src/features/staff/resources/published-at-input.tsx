import { MomentField } from "#platform/forms/moment-field.tsx";
import { Button } from "#ui/button.tsx";
import { focusLater } from "#ui/row-buttons.tsx";
import { useField } from "../inputs/use-field.ts";
import { contentCopy as copy } from "./content.nl.ts";

const SOURCE = "publishedAt";

/** The moment from which something is on the site, in the past or the future; empty while it is a draft. */
export function PublishedAtInput() {
  const labels = { label: copy.publishedAt, help: copy.publishedAtHelp, optional: true };
  const { text, value, onChange } = useField<string | null>({ source: SOURCE, ...labels }, null);
  function fillInNow() {
    onChange(new Date().toISOString());
    // The button that was pressed is gone by then.
    focusLater(SOURCE);
  }
  return (
    <div className="grid justify-items-start gap-2">
      <MomentField {...text} id={SOURCE} value={value} onChange={(moment) => onChange(moment || null)} />
      {!value && (
        <Button look="secondary" onClick={fillInNow}>
          {copy.fillInNow}
        </Button>
      )}
    </div>
  );
}
