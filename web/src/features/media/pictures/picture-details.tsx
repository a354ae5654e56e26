import type { ImageInput, Picture, PictureDetails } from "@inktvis/contract/layer/fields";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { api } from "#platform/api.ts";
import { Button } from "#ui/button.tsx";
import { MIDDLE } from "#ui/picture-attributes.ts";
import { shownPicture } from "#ui/picture-file-field.tsx";
import { pictureMessages as copy } from "./messages.nl.ts";

const DetailsDialog = lazy(() => import("./details-dialog.tsx"));

/** All details of a picture. */
export type Carried = Required<PictureDetails>;

const NOTHING: Carried = { alt: "", maker: null, focalPoint: MIDDLE };

/** Saves the details of a stored picture, for every page that shows it. Data that is already loaded becomes stale. */
export function useDescribe() {
  const queryClient = useQueryClient();
  return async (id: string, body: Partial<Carried>) => {
    const { data } = await api.images.describe({ params: { id }, body });
    await queryClient.invalidateQueries({ refetchType: "none" });
    return data;
  };
}

interface PictureDetailsButtonProps {
  /** The address of the picture. */
  src: string;
  carried: Carried;
  /** Whether the details are saved at once, or with the surrounding form. */
  isStored: boolean;
  onSave: (changed: Partial<Carried>) => unknown;
}

/** Says whether a picture has a description, and opens the dialog for its details. */
export function PictureDetailsButton(props: PictureDetailsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { alt } = props.carried;
  return (
    <>
      <p className="basis-full text-sm text-ink-soft">{alt ? copy.shows(alt) : copy.noAlt}</p>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {copy.details}
      </Button>
      {isOpen && (
        <Suspense fallback={<p role="status">{copy.detailsBusy}</p>}>
          <DetailsDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface DescribedField {
  value: ImageInput;
  onChange: (value: ImageInput) => void;
  /** The picture that is stored. */
  current: Picture | null | undefined;
}

/**
 * The details of a form's picture, and the button for them: those of a new picture are sent with the form, those of a
 * stored one are saved at once.
 */
export function useDetailsOf({ value, onChange, current }: DescribedField) {
  const describe = useDescribe();
  const [saved, setSaved] = useState<Picture>();
  const stored = saved?.id === current?.id ? saved : current;
  const src = shownPicture(value, current?.url.default);
  const created = typeof value === "object" && value?.action === "create" ? value : undefined;
  const { alt, maker, focalPoint } = { ...NOTHING, ...(created ?? stored) };
  const isStored = value === undefined && Boolean(current);
  return {
    src,
    focalPoint,
    button: src && (created || isStored) && (
      <PictureDetailsButton
        carried={{ alt, maker, focalPoint }}
        isStored={isStored}
        key={created ? created.data.length : current?.id}
        src={src}
        onSave={async (changed) => {
          if (created) onChange({ ...created, ...changed });
          else if (current) setSaved(await describe(current.id, changed));
        }}
      />
    ),
  };
}
