import { useFormState, useWatch } from "react-hook-form";
import { BLOCK_KINDS, type BlockKind, MAX_BLOCKS } from "@inktvis/contract/features/content/landing-blocks";
import { BareButton } from "#ui/button.tsx";
import { EditableRows } from "../../form/editable-rows.tsx";
import { BlockFields, newBlock } from "./block-fields.tsx";
import { landingCopy as copy } from "./landing.nl.ts";

interface NamedBlock {
  id: string;
  kind: BlockKind;
  title?: string | null;
}
export const useBlocks = () => (useWatch({ name: "blocks" }) ?? []) as NamedBlock[];

/** `2. Citaten: Wie er was` */
export const blockName = ({ kind, title }: NamedBlock, index: number) =>
  `${index + 1}. ${copy.kinds[kind].name}: ${title || copy.untitled}`;

/** The blocks of a landing page, each with the fields of its kind. */
export function BlocksEditor() {
  const blocks = useBlocks();
  const { errors } = useFormState();
  const problem = errors["blocks"]?.message;
  return (
    <section className="grid gap-4" id="blocks" tabIndex={-1}>
      <h2 className="text-2xl">{copy.blocks}</h2>
      <p className="text-ink-soft">{copy.blocksHelp}</p>
      {typeof problem === "string" && <p className="notice notice-failed">{problem}</p>}
      <EditableRows
        folds
        headingOf={(index) => {
          const block = blocks[index];
          return block ? blockName(block, index) : "";
        }}
        max={MAX_BLOCKS}
        one="Blok"
        renderAdd={(add) => <KindPicker onPick={(kind) => add(newBlock(kind))} />}
        renderRow={(source, index) => {
          const kind = blocks[index]?.kind;
          return kind && <BlockFields kind={kind} source={source} />;
        }}
        source="blocks"
      />
    </section>
  );
}

const KindPicker = ({ onPick }: { onPick: (kind: BlockKind) => void }) => (
  <div aria-label={copy.addBlock} className="grid gap-3" role="group">
    <p className="font-semibold">{copy.addBlock}</p>
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {BLOCK_KINDS.map((kind) => (
        <BareButton
          className="grid cursor-pointer content-start gap-1 rounded-xl border border-edge p-4 text-left hover:bg-wash"
          key={kind}
          onClick={() => onPick(kind)}
        >
          <span className="font-semibold">{copy.kinds[kind].name}</span>
          <span className="text-sm text-ink-soft">{copy.kinds[kind].help}</span>
        </BareButton>
      ))}
    </div>
  </div>
);
