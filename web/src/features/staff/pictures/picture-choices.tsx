import type { StaffPicture } from "@inktvis/contract/features/moderation/staff-pictures";
import { DateTime } from "#platform/date-time.tsx";
import { PlainText } from "#ui/plain-text.tsx";
import { ConfirmButton, ReasonButton } from "../show/confirm-button.tsx";
import { ShowPart } from "../show/room-show.tsx";
import { picturesCopy as copy } from "./pictures.nl.ts";
import { staffApi } from "../staff-api.ts";

/** Pictures with a button to take each down or put it back; renders nothing when there are none. */
export function PictureChoices({ pictures }: { pictures: readonly StaffPicture[] }) {
  if (pictures.length === 0) return null;
  return (
    <ShowPart title={copy.title}>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {pictures.map((picture, index) => (
          <li className="grid content-start gap-3 rounded-xl border border-hairline bg-raised p-4" key={picture.id}>
            <PictureChoice number={index + 1} staffPicture={picture} />
          </li>
        ))}
      </ul>
    </ShowPart>
  );
}

function PictureChoice({ number, staffPicture: { id, picture, takenDownAt, takenDownBecause } }: ChoiceProps) {
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
          <ReasonButton
            about={id}
            action={(reason) => staffApi.staffPictures.takeDown({ params, body: { reason } })}
            doneMessage={copy.takenDown}
            label={copy.takeDown}
            aria-label={copy.takeDownName(number)}
            reasonLabel={copy.reason}
            title={copy.takeDownTitle}
          >
            {copy.takeDownHelp}
          </ReasonButton>
        </div>
      </>
    );
  return (
    <>
      <p className="font-semibold">
        {copy.isTakenDown}
        {takenDownAt && (
          <>
            , <DateTime date={takenDownAt} format="long" />
          </>
        )}
      </p>
      <PlainText>{takenDownBecause ?? ""}</PlainText>
      <div>
        <ConfirmButton
          action={() => staffApi.staffPictures.putBack({ params })}
          doneMessage={copy.putBackDone}
          label={copy.putBack}
          aria-label={copy.putBackName(number)}
          title={copy.putBackTitle}
        >
          {copy.putBackHelp}
        </ConfirmButton>
      </div>
    </>
  );
}

interface ChoiceProps {
  number: number;
  staffPicture: StaffPicture;
}
