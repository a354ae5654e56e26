import { MAX_ALT, MAX_MAKER } from "@inktvis/contract/layer/picture-rules";
import { type FormEvent, useState } from "react";
import { createPortal } from "react-dom";
import { dialogErrorOf } from "#platform/forms/form-refusal.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FailedNotice } from "#ui/failed-notice.tsx";
import { MIDDLE } from "#ui/of-picture.ts";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { FocalPointField } from "./focal-point-field.tsx";
import { pictureMessages as copy } from "./messages.nl.ts";
import type { Carried } from "./picture-details.tsx";

interface DetailsDialogProps {
  src: string;
  carried: Carried;
  isStored: boolean;
  onSave: (carried: Carried) => unknown;
  onClose: () => void;
}

/** Asks what a picture shows, who made it, and what stays in view where it is cropped. */
export default function DetailsDialog(props: DetailsDialogProps) {
  // The dialog is a child of the form around it for React, though not for the browser.
  return createPortal(
    <Dialog open title={copy.details} onClose={props.onClose}>
      <DetailsForm {...props} />
    </Dialog>,
    document.body,
  );
}

function DetailsForm({ src, carried, isStored, onSave, onClose }: DetailsDialogProps) {
  const [alt, setAlt] = useState(carried.alt);
  const [maker, setMaker] = useState(carried.maker ?? "");
  const [focalPoint, setFocalPoint] = useState(carried.focalPoint);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      await onSave({ alt: alt.trim(), maker: maker.trim() || null, focalPoint });
      onClose();
    } catch (failure) {
      setError(dialogErrorOf(failure));
      setBusy(false);
    }
  }
  return (
    <form className="form" noValidate onSubmit={(event) => void save(event)}>
      <TextAreaField
        help={copy.altHelp}
        label={copy.alt}
        maxLength={MAX_ALT}
        optional
        rows={2}
        value={alt}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
      />
      <TextField
        help={copy.makerHelp}
        label={copy.maker}
        maxLength={MAX_MAKER}
        optional
        value={maker}
        onChange={({ currentTarget }) => setMaker(currentTarget.value)}
      />
      <FocalPointField src={src} value={focalPoint} onChange={setFocalPoint} />
      <p className="text-sm text-ink-soft">{isStored ? copy.everywhere : copy.withForm}</p>
      <FailedNotice>{error}</FailedNotice>
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} type="submit">
          {copy.save}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {copy.cancel}
        </Button>
        <Button look="quiet" onClick={() => setFocalPoint(MIDDLE)}>
          {copy.middle}
        </Button>
      </div>
    </form>
  );
}
