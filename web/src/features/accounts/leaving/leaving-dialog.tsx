import { originOf } from "@inktvis/contract/sites";
import { LOGOUT_PATH } from "@inktvis/contract/page-paths/auth";
import { useEffect, useRef, useState } from "react";
import { api } from "#platform/api.ts";
import { toastRefusal } from "#platform/forms/form-refusal.ts";
import type { LeavingDialogProps } from "#platform/leaving/leaving-dialog.tsx";
import { removeItemsOf } from "#platform/leaving/personal-items.ts";
import { useCurrentSite } from "#platform/site-link.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { leavingMessages as copy } from "./leaving.nl.ts";
import { type LeftBehind, leftBehind } from "./left-behind.ts";
import { keepAsFile } from "./left-behind-file.ts";

/** Whoever wants to leave must be able to: the auth site, which comes next, ends the sign-in too. */
const endHere = () => api.auth.logout().catch(() => {});

/**
 * Signs somebody out as soon as it is on the page: what they wrote here and did not save is kept online first, what could
 * not be is offered, and then nothing of theirs stays in this browser.
 */
export default function LeavingDialog({ personId, onStay, end = endHere, to }: LeavingDialogProps) {
  const { addresses } = useCurrentSite();
  const [left, setLeft] = useState<LeftBehind[]>();
  const [isKept, setKept] = useState(false);
  const [busy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    try {
      await end();
    } catch (refusal) {
      toastRefusal(refusal);
      return onStay();
    }
    removeItemsOf(personId);
    // Forms keep their words when the page goes, which comes before this.
    addEventListener("pagehide", () => removeItemsOf(personId));
    // Back would show the page as it was left, with what is theirs.
    addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
    location.assign(to ?? originOf(addresses, "auth") + LOGOUT_PATH);
  }
  async function begin() {
    const found = await leftBehind(personId);
    if (found.length === 0) await leave();
    else setLeft(found);
  }
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void begin();
  });
  if (!left) return null;
  const isPicturesOnly = left.every(({ isOnline }) => isOnline);
  const { title, help } = isPicturesOnly ? copy.picturesLost : copy.wordsLost;
  const leaving = (
    <Button busy={busy} look={isKept || isPicturesOnly ? "primary" : "danger"} onClick={() => void leave()}>
      {isKept ? copy.leave : copy.leaveAnyway}
    </Button>
  );
  const actions = (
    <>
      {isPicturesOnly && leaving}
      <Button
        look={isKept || isPicturesOnly ? "secondary" : "primary"}
        onClick={() => {
          keepAsFile(left);
          setKept(true);
        }}
      >
        {copy.keep}
      </Button>
      {!isPicturesOnly && leaving}
      <Button look="secondary" onClick={onStay}>
        {copy.stay}
      </Button>
    </>
  );
  return (
    <Dialog actions={actions} open title={title} onClose={onStay}>
      <p>{help}</p>
      <ul className="mt-3 grid list-disc gap-1 pl-5">
        {left.map(({ title: name, picture, isOnline }, index) => (
          <li className="break-words" key={index}>
            {name}
            {picture && `, ${isOnline ? copy.pictureAlone : copy.picture}`}
          </li>
        ))}
      </ul>
      <p className="mt-3" role="status">
        {isKept && copy.keptAsFile}
      </p>
    </Dialog>
  );
}
