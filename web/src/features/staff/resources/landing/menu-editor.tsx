import { useWatch } from "react-hook-form";
import { MAX_MENU_LINKS } from "@inktvis/contract/features/content/staff-landing-pages";
import { Button } from "#ui/button.tsx";
import { EditableRows } from "../../form/editable-rows.tsx";
import { ChoiceInput, TextInput } from "../../inputs/inputs.tsx";
import { blockName, useBlocks } from "./blocks-editor.tsx";
import { landingCopy as copy } from "./landing.nl.ts";

/** The menu of a landing page: links to its blocks or to an address. */
export const MenuEditor = () => (
  <section className="grid gap-4">
    <h2 className="text-2xl">{copy.menu}</h2>
    <p className="text-ink-soft">{copy.menuHelp}</p>
    <EditableRows
      max={MAX_MENU_LINKS}
      one={copy.menuLink}
      renderAdd={(add) => (
        <Button look="secondary" onClick={() => add({})}>
          {copy.addMenuLink}
        </Button>
      )}
      renderRow={(source) => <MenuLinkFields source={source} />}
      source="menu"
    />
  </section>
);

function MenuLinkFields({ source }: { source: string }) {
  const block: unknown = useWatch({ name: `${source}.block` });
  const blocks = useBlocks().map((each, index) => ({ value: each.id, label: blockName(each, index) }));
  // The block was removed: the link still refers to it until another is chosen, so that restoring the block repairs the
  // menu.
  if (typeof block === "string" && blocks.every(({ value }) => value !== block))
    blocks.push({ value: block, label: copy.removedBlock });
  return (
    <>
      <TextInput label={copy.blockTitle} source={`${source}.title`} />
      <ChoiceInput choices={blocks} label={copy.leadsTo} none={copy.otherAddress} source={`${source}.block`} />
      {!block && <TextInput help={copy.linkHelp} label={copy.address} source={`${source}.url`} />}
    </>
  );
}
