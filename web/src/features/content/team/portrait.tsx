import type { Picture } from "@inktvis/contract/layer/fields";
import { TextPicture } from "#ui/text-picture.tsx";

interface PortraitProps {
  name: string;
  image: Picture | null;
  inList?: boolean;
}

/** A standing portrait; without a picture, the first letters of the name. */
export const Portrait = ({ name, image, inList = true }: PortraitProps) =>
  image ? (
    <TextPicture
      className="aspect-4/5 h-auto w-full rounded-sm object-cover"
      inList={inList}
      picture={image}
      shape={4 / 5}
      sizes="(width >= 64rem) 17rem, (width >= 40rem) 30vw, 46vw"
    />
  ) : (
    <div
      aria-hidden="true"
      className="grid aspect-4/5 w-full place-items-center rounded-sm bg-field font-display text-6xl text-on-field italic"
    >
      {initialsOf(name)}
    </div>
  );

const initialsOf = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map(([letter = ""]) => letter.toUpperCase())
    .join("");
