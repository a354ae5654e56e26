import type { ImageInput, Picture, PictureDetails } from "@inktvis/contract/layer/fields";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { api } from "#platform/api.ts";
import { Button } from "#ui/button.tsx";
import { MIDDLE } from "#ui/of-picture.ts";
import { shownPicture } from "#ui/picture-file-field.tsx";
import { pictureMessages as copy } from "./messages.nl.ts";

const DetailsDialog = lazy(() => import("./details-dialog.tsx"));

/** What a picture carries, all of it. */
export type Carried = Required<PictureDetails>;

const NOTHING: Carried = { alt: "", maker: null, focalPoint: MIDDLE };

/** Saves what a stored picture carries, for all places that show it. Pages that were loaded are asked for anew. */
export function useDescribe() {
  const queryClient = useQueryClient();
  return async (id: string, body: Partial<Carried>) => {
    const { data } = await api.images.describe({ params: { id }, body });
    await queryClient.invalidateQueries({ refetchType: "none" });
    return data;
  };
}

interface PictureDetailsButtonProps {
  /** Address of the picture. */
  src: string;
  carried: Carried;
  /** Whether it is saved at once, or with the form around it. */
  isStored: boolean;
  onSave: (changed: Partial<Carried>) => unknown;
}

/** Says whether a picture is described, and opens the dialog for what it carries. */
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
 * What the picture of a form carries, and the button for it: of a new one it is sent with the form, of a stored one it is
 * saved at once.
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
