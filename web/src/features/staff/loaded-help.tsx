import type { ReactNode } from "react";
import { BareButton } from "#ui/button.tsx";
import type { LoadedChoices } from "./choices.ts";
import { roomCopy as copy } from "./messages.nl.ts";

/** The help of a field with choices; when the choices did not load, it says so. */
export const loadedHelp = ({ retry }: Pick<LoadedChoices, "retry">, help?: ReactNode) =>
  retry ? (
    <>
      {copy.choicesMissing}{" "}
      <BareButton className="link cursor-pointer" onClick={retry}>
        {copy.retry}
      </BareButton>
    </>
  ) : (
    help
  );
