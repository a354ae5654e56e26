import { MAX_ALT, MAX_MAKER } from "@inktvis/contract/layer/picture-rules";
import { useState } from "react";
import { useChanges } from "#platform/forms/use-changes.ts";
import { useKeptInput } from "#platform/forms/use-kept-input.tsx";
import { usePressWithError } from "#platform/forms/use-press.ts";
import { Button } from "#ui/button.tsx";
import { FailedNotice } from "#ui/failed-notice.tsx";
import { MIDDLE } from "#ui/picture-attributes.ts";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { FormDialog } from "../form-dialog.tsx";
import { FocalPointField } from "./focal-point-field.tsx";
import { pictureMessages as copy } from "./messages.nl.ts";
import type { Carried } from "./picture-details.tsx";

interface DetailsDialogProps {
  src: string;
  carried: Carried;
  isStored: boolean;
  onSave: (changed: Partial<Carried>) => unknown;
  onClose: () => void;
}

/** Asks for the details of a picture: what it shows, who made it, and its focal point. */
export default function DetailsDialog({ src, carried, isStored, onSave, onClose }: DetailsDialogProps) {
  // The details of a new picture are sent with its form.
  const [initial] = useState({ alt: carried.alt, maker: carried.maker ?? "", focalPoint: carried.focalPoint });
  const { values, set, field, notice } = useKeptInput(`details ${isStored ? src : ""}`, initial);
  const { changesIn } = useChanges(initial);
  const { busy, error, press } = usePressWithError(async () => {
    await onSave(changesIn(values));
    onClose();
  });
  return (
    <FormDialog busy={busy} title={copy.details} onClose={onClose} onSubmit={press}>
      {notice}
      <TextAreaField help={copy.altHelp} label={copy.alt} maxLength={MAX_ALT} optional rows={2} {...field("alt")} />
      <TextField help={copy.makerHelp} label={copy.maker} maxLength={MAX_MAKER} optional {...field("maker")} />
      <FocalPointField src={src} value={values.focalPoint} onChange={(chosen) => set("focalPoint", chosen)} />
      <p className="text-sm text-ink-soft">{isStored ? copy.everywhere : copy.withForm}</p>
      <FailedNotice>{error}</FailedNotice>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} type="submit">
          {copy.save}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {copy.cancel}
        </Button>
        <Button look="quiet" onClick={() => set("focalPoint", MIDDLE)}>
          {copy.middle}
        </Button>
      </div>
    </FormDialog>
  );
}
