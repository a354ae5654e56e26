import type { Picture } from "@inktvis/contract/layer/fields";

/** Who made a picture, if that is known. */
export const PictureCredit = ({ picture: { maker } }: { picture: Pick<Picture, "maker"> }) =>
  maker && <p className="picture-credit">Beeld: {maker}</p>;
