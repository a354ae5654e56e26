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
import { saveOrCollectUnsaved, type UnsavedItem } from "./unsaved-items.ts";
import { downloadUnsavedItems } from "./unsaved-items-file.ts";

/** Errors are ignored, so that nobody is kept signed in: the auth site, the next page, ends the sign-in too. */
const signOut = () => api.auth.logout().catch(() => {});

/**
 * Signs somebody out as soon as it is rendered. First it saves at the API what is only in this browser; when something
 * cannot be saved there, the dialog opens and offers it as a file. Then it deletes everything personal from this
 * browser (docs/product/sign-in.md#logout).
 */
export default function LeavingDialog(props: LeavingDialogProps) {
  const { unsaved, busy, leave } = useLeaving(props);
  if (!unsaved) return null;
  return <UnsavedDialog busy={busy} unsaved={unsaved} onLeave={leave} onStay={props.onStay} />;
}

/** `unsaved` is what could not be saved at the API: undefined until that is known, and when there is nothing. */
function useLeaving({ personId, onStay, end = signOut, to }: LeavingDialogProps) {
  const { addresses } = useCurrentSite();
  const [unsaved, setUnsaved] = useState<UnsavedItem[]>();
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
    // Again on pagehide: forms store what was typed when their page goes, in listeners that run before this one.
    addEventListener("pagehide", () => removeItemsOf(personId));
    // The back button may restore this page from the back/forward cache, with personal data on it.
    addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
    location.assign(to ?? originOf(addresses, "auth") + LOGOUT_PATH);
  }
  async function start() {
    const items = await saveOrCollectUnsaved(personId);
    if (items.length === 0) await leave();
    else setUnsaved(items);
  }
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void start();
  });
  return { unsaved, busy, leave: () => void leave() };
}

interface UnsavedDialogProps {
  unsaved: UnsavedItem[];
  busy: boolean;
  onLeave: () => void;
  onStay: () => void;
}

function UnsavedDialog({ unsaved, busy, onLeave, onStay }: UnsavedDialogProps) {
  const [isDownloaded, setDownloaded] = useState(false);
  const onlyPictures = unsaved.every(({ isOnline }) => isOnline);
  const { title, help } = onlyPictures ? copy.unsavedPictures : copy.unsavedInput;
  const leaveButton = (
    <Button busy={busy} look={isDownloaded || onlyPictures ? "primary" : "danger"} onClick={onLeave}>
      {isDownloaded ? copy.leave : copy.leaveAnyway}
    </Button>
  );
  const actions = (
    <>
      {onlyPictures && leaveButton}
      <Button
        look={isDownloaded || onlyPictures ? "secondary" : "primary"}
        onClick={() => {
          downloadUnsavedItems(unsaved);
          setDownloaded(true);
        }}
      >
        {copy.saveAsFile}
      </Button>
      {!onlyPictures && leaveButton}
      <Button look="secondary" onClick={onStay}>
        {copy.stay}
      </Button>
    </>
  );
  return (
    <Dialog actions={actions} busy={busy} open title={title} onClose={onStay}>
      <p>{help}</p>
      <ul className="mt-3 grid list-disc gap-1 pl-5">
        {unsaved.map(({ title: name, picture, isOnline }, index) => (
          <li className="break-words" key={index}>
            {name}
            {picture && `, ${isOnline ? copy.pictureOnly : copy.picture}`}
          </li>
        ))}
      </ul>
      <p className="mt-3" role="status">
        {isDownloaded && copy.savedAsFile}
      </p>
    </Dialog>
  );
}
