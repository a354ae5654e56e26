import { MomentField } from "#platform/forms/moment-field.tsx";
import { Button } from "#ui/button.tsx";
import { focusLater } from "#ui/row-buttons.tsx";
import { useField } from "../inputs/use-field.ts";
import { contentCopy as copy } from "./content.nl.ts";

const SOURCE = "publishedAt";

/** Since when something stands on the site, or from when on; empty while it does not. */
export function PublishedAtInput() {
  const labels = { label: copy.publishedAt, help: copy.publishedAtHelp, optional: true };
  const { text, value, onChange } = useField<string | null>({ source: SOURCE, ...labels }, null);
  function fillInNow() {
    onChange(new Date().toISOString());
    // The pressed button is gone then.
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
