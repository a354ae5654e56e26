import {
  type BlockKind,
  MAX_FRAME_TEXT,
  MAX_FRAMES,
  MAX_GALLERY_PICTURES,
  MAX_QUOTES,
} from "@inktvis/contract/features/content/landing-blocks";
import { Button } from "#ui/button.tsx";
import { newId } from "#platform/new-id.ts";
import { EditableRows } from "../../form/editable-rows.tsx";
import { LongTextInput, TextInput } from "../../inputs/inputs.tsx";
import { RichTextInput } from "../../inputs/rich-text-input.tsx";
import { AddPictures } from "./add-pictures.tsx";
import { BlockPictureInput } from "./block-picture-input.tsx";
import { landingCopy as copy } from "./landing.nl.ts";

interface FieldsProps {
  /** The block in the form: `blocks.2`. */
  source: string;
}

/** The fields of a block of this kind. */
export function BlockFields({ kind, source }: FieldsProps & { kind: BlockKind }) {
  switch (kind) {
    case "intro":
      return <IntroFields source={source} />;
    case "info_big":
      return <InfoFields source={source} />;
    case "quotes":
      return <QuoteFields source={source} />;
    case "gallery":
      return <GalleryFields source={source} />;
    case "block_4":
      return <FrameFields source={source} />;
    default:
      return kind satisfies never;
  }
}

/** A new block of this kind, with one row when it holds quotes or frames. */
export function newBlock(kind: BlockKind): object {
  const block = { id: newId(), kind, title: null };
  switch (kind) {
    case "intro":
      return { ...block, text: "", link: null, image: null };
    case "info_big":
      return { ...block, text: "", image: null, spotlight: { title: null, text: null, link: null } };
    case "quotes":
      return { ...block, quotes: [{}] };
    case "gallery":
      return { ...block, pictures: [] };
    case "block_4":
      return { ...block, frames: [{}], link: null };
    default:
      return kind satisfies never;
  }
}

const LinkFields = ({ source }: FieldsProps) => (
  <div className="grid items-start gap-5 sm:grid-cols-2">
    <TextInput label={copy.linkText} optional source={`${source}.text`} />
    <TextInput help={copy.linkHelp} label={copy.linkUrl} optional source={`${source}.url`} />
  </div>
);

const IntroFields = ({ source }: FieldsProps) => (
  <>
    <TextInput label={copy.blockTitle} source={`${source}.title`} />
    <RichTextInput label={copy.text} optional source={`${source}.text`} />
    <LinkFields source={`${source}.link`} />
    <BlockPictureInput optional source={`${source}.image`} />
  </>
);

const InfoFields = ({ source }: FieldsProps) => (
  <>
    <TextInput label={copy.blockTitle} source={`${source}.title`} />
    <RichTextInput label={copy.text} optional source={`${source}.text`} />
    <BlockPictureInput optional source={`${source}.image`} />
    <fieldset className="grid gap-5">
      <legend className="mb-3 font-semibold">{copy.spotlight}</legend>
      <TextInput label={copy.blockTitle} source={`${source}.spotlight.title`} />
      <LongTextInput label={copy.text} max={MAX_FRAME_TEXT} source={`${source}.spotlight.text`} />
      <LinkFields source={`${source}.spotlight.link`} />
    </fieldset>
  </>
);

const AddRow = ({ label, onAdd }: { label: string; onAdd: (row: object) => void }) => (
  <Button look="secondary" onClick={() => onAdd({})}>
    {label}
  </Button>
);

const QuoteFields = ({ source }: FieldsProps) => (
  <>
    <TextInput label={copy.blockTitle} optional source={`${source}.title`} />
    <EditableRows
      max={MAX_QUOTES}
      one={copy.quote}
      renderAdd={(add) => <AddRow label={copy.addQuote} onAdd={add} />}
      renderRow={(row) => (
        <>
          <LongTextInput label={copy.quoteText} max={1000} source={`${row}.text`} />
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextInput label={copy.author} source={`${row}.author`} />
            <TextInput help={copy.roleHelp} label={copy.role} optional source={`${row}.role`} />
          </div>
        </>
      )}
      source={`${source}.quotes`}
    />
  </>
);

const GalleryFields = ({ source }: FieldsProps) => (
  <>
    <TextInput label={copy.blockTitle} optional source={`${source}.title`} />
    <EditableRows
      max={MAX_GALLERY_PICTURES}
      one={copy.picture}
      renderAdd={(add, count) => (
        <AddPictures count={count} source={`${source}.pictures`} onAdd={(row) => add(row, "many")} />
      )}
      renderRow={(row) => (
        <>
          <BlockPictureInput source={`${row}.image`} />
          <TextInput label={copy.caption} optional source={`${row}.caption`} />
        </>
      )}
      source={`${source}.pictures`}
    />
  </>
);

const FrameFields = ({ source }: FieldsProps) => (
  <>
    <TextInput label={copy.blockTitle} optional source={`${source}.title`} />
    <p className="text-ink-soft">{copy.frameHelp}</p>
    <EditableRows
      max={MAX_FRAMES}
      one={copy.frame}
      renderAdd={(add) => <AddRow label={copy.addFrame} onAdd={add} />}
      renderRow={(row) => (
        <>
          <TextInput label={copy.blockTitle} source={`${row}.title`} />
          <LongTextInput label={copy.text} max={MAX_FRAME_TEXT} source={`${row}.text`} />
          <BlockPictureInput optional source={`${row}.image`} />
          <LinkFields source={`${row}.link`} />
        </>
      )}
      source={`${source}.frames`}
    />
    <LinkFields source={`${source}.link`} />
  </>
);
