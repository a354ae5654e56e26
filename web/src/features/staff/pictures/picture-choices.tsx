import type { StaffPicture } from "@inktvis/contract/features/moderation/staff-pictures";
import { api } from "#platform/api.ts";
import { DateTime } from "#platform/date-time.tsx";
import { ActButton } from "../show/act-button.tsx";
import { ShowPart, Words } from "../show/room-show.tsx";
import { picturesCopy as copy } from "./pictures.nl.ts";

/** The pictures of something, each to be taken down or put back; nothing where there are none. */
export function PictureChoices({ pictures }: { pictures: readonly StaffPicture[] }) {
  if (pictures.length === 0) return null;
  return (
    <ShowPart title={copy.title}>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {pictures.map((picture, index) => (
          <li className="grid content-start gap-3 rounded-xl border border-hairline bg-raised p-4" key={picture.id}>
            <PictureChoice number={index + 1} of={picture} />
          </li>
        ))}
      </ul>
    </ShowPart>
  );
}

function PictureChoice({ number, of: { id, picture, takenDownAt, takenDownBecause } }: ChoiceProps) {
  const params = { id };
  if (picture)
    return (
      <>
        <img
          alt={copy.one(number)}
          className="h-40 w-full rounded-lg object-contain"
          height={picture.height}
          loading="lazy"
          src={picture.url.sm}
          width={picture.width}
        />
        <div>
          <ActButton
            act={(reason) => api.staffPictures.takeDown({ params, body: { reason } })}
            done={copy.takenDown}
            label={copy.takeDown}
            look="danger"
            name={copy.takeDownName(number)}
            reason={copy.reason}
            title={copy.takeDownTitle}
          >
            {copy.takeDownHelp}
          </ActButton>
        </div>
      </>
    );
  return (
    <>
      <p className="font-semibold">
        {copy.gone}
        {takenDownAt && (
          <>
            , <DateTime date={takenDownAt} format="long" />
          </>
        )}
      </p>
      <Words>{takenDownBecause ?? ""}</Words>
      <div>
        <ActButton
          act={() => api.staffPictures.putBack({ params })}
          done={copy.isBack}
          label={copy.putBack}
          name={copy.putBackName(number)}
          title={copy.putBackTitle}
        >
          {copy.putBackHelp}
        </ActButton>
      </div>
    </>
  );
}

interface ChoiceProps {
  number: number;
  of: StaffPicture;
}
