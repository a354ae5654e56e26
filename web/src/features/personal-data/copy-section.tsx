import { apiOriginOf } from "@inktvis/contract/sites";
import type { DataRequest } from "@inktvis/contract/features/personal-data/personal-data";
import { accountApi } from "#features/session/account-api.ts";
import { DateTime } from "#platform/date-time.tsx";
import { usePress } from "#platform/forms/use-press.ts";
import { useCurrentSite } from "#platform/site-link.tsx";
import { Button } from "#ui/button.tsx";
import { Spinner } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { personalDataMessages as copy } from "./personal-data.nl.ts";
import { useDataRequest } from "./use-data-request.ts";

/** Requesting a copy of the member's data, and downloading or deleting it (docs/product/privacy.md#export). */
export function CopySection({ request }: { request: DataRequest | undefined }) {
  const { heading, send } = useDataRequest();
  const { busy, press } = usePress(send);
  const cancel = (id: string, message: string) =>
    press(() => accountApi.personalData.cancel({ params: { id } }), message);
  const isOpen = request?.status === "making" || request?.status === "ready";
  return (
    <section className="grid justify-items-start gap-4 border-t border-hairline pt-8">
      <h2 className="text-2xl" ref={heading} tabIndex={-1}>
        {copy.copyTitle}
      </h2>
      <p className="text-ink-soft">{copy.copyHelp}</p>
      <div className="grid w-full gap-4" role="status">
        {request?.status === "making" && (
          <div className="notice flex items-center gap-3">
            <Spinner />
            <p>{copy.copyRunning}</p>
          </div>
        )}
        {request?.status === "ready" && <ReadyCopy request={request} />}
        {request?.status === "expired" && <p className="notice">{copy.expired}</p>}
        {request?.status === "failed" && <p className="notice notice-failed">{copy.failed}</p>}
      </div>
      {request?.status === "making" && (
        <Button busy={busy} look="quiet" onClick={() => cancel(request.id, copy.cancelledCopy)}>
          {copy.cancelCopy}
        </Button>
      )}
      {request?.status === "ready" && (
        <Button busy={busy} look="quiet" onClick={() => cancel(request.id, copy.removed)}>
          {copy.remove}
        </Button>
      )}
      {!isOpen && (
        <Button busy={busy} onClick={() => press(() => accountApi.personalData.requestData(), copy.copyRequested)}>
          {copy.requestCopy}
        </Button>
      )}
    </section>
  );
}

/** The download is a plain link: the browser streams the file to disk, however large. */
function ReadyCopy({ request: { id, dueAt, size } }: { request: DataRequest }) {
  const { addresses } = useCurrentSite();
  return (
    <div className="notice grid justify-items-start gap-3">
      <p>
        {copy.ready}{" "}
        {dueAt && (
          <span className="text-ink-soft">
            {copy.readyUntil} <DateTime date={dueAt} format="long" />.
          </span>
        )}
      </p>
      <ButtonAnchor download href={`${apiOriginOf(addresses, "account")}/api/me/gdpr/requests/${id}/download`}>
        {copy.download(formatSize(size ?? 0))}
      </ButtonAnchor>
    </div>
  );
}

const UNITS = ["kB", "MB", "GB"];
/** A size of at least kilobytes, with one decimal below ten: "1,2 MB". */
function formatSize(bytes: number) {
  let size = bytes / 1000;
  let unit = 0;
  for (; size >= 1000 && unit < UNITS.length - 1; unit++) size /= 1000;
  return `${size.toLocaleString("nl-BE", { maximumFractionDigits: size < 10 ? 1 : 0 })} ${UNITS[unit]}`;
}
