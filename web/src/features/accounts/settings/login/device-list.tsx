import type { Device } from "@inktvis/contract/features/accounts/devices";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LeavingDialog } from "#platform/leaving/leaving-dialog.tsx";
import { accountApi } from "#features/session/account-api.ts";
import { DateTime } from "#platform/date-time.tsx";
import { AskingButton } from "#platform/forms/asking-button.tsx";
import { usePress } from "#platform/forms/use-press.ts";
import { meQuery } from "#platform/session.queries.ts";
import { toast } from "#platform/toasts.ts";
import { useChange } from "#platform/use-change.ts";
import { Button } from "#ui/button.tsx";
import { Cell, DataTable } from "#ui/data-table.tsx";
import { FormSection } from "#ui/form-section.tsx";
import { focusAfterDialog } from "#ui/focus-after-dialog.ts";
import { useFocusKept } from "#ui/use-focus-kept.ts";
import { devicesQuery, refetchDevices } from "./device.queries.ts";
import { loginMessages as copy } from "./login.nl.ts";

/** The devices of the signed-in person, with buttons to end their sign-ins (docs/product/accounts.md#devices). */
export function DeviceList() {
  const { data: devices } = useSuspenseQuery(devicesQuery);
  // The pressed button is removed together with what it ended.
  const heading = useFocusKept<HTMLHeadingElement>(devices.length);
  return (
    <FormSection heading={heading} help={copy.devicesHelp} title={copy.devices}>
      <DataTable
        columns={[
          { title: copy.device },
          { title: copy.signedInAt },
          { title: copy.seenAt },
          { title: copy.actions, isHidden: true },
        ]}
        label={copy.devices}
      >
        {devices.map((device) => (
          <DeviceRow device={device} key={device.id} />
        ))}
      </DataTable>
      <EndButtons hasOthers={devices.length > 1} onEnded={() => focusAfterDialog(heading)} />
    </FormSection>
  );
}

/** Ends the sign-ins of all other devices, or of all devices, after a confirmation. */
function EndButtons({ hasOthers, onEnded }: { hasOthers: boolean; onEnded: () => void }) {
  const { data: me } = useQuery(meQuery);
  const change = useChange(refetchDevices);
  const [isLeaving, setLeaving] = useState(false);

  async function endOthers() {
    await change(() => accountApi.devices.endOthers());
    toast(copy.othersEnded);
    onEnded();
  }
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {hasOthers && (
          <AskingButton label={copy.endOthers} title={copy.endOthersTitle} onConfirm={endOthers}>
            {copy.endOthersHelp}
          </AskingButton>
        )}
        <AskingButton label={copy.endAll} title={copy.endAllTitle} onConfirm={async () => setLeaving(true)}>
          {copy.endAllHelp}
        </AskingButton>
      </div>
      {isLeaving && me && (
        <LeavingDialog end={() => accountApi.devices.endAll()} personId={me.id} onStay={() => setLeaving(false)} />
      )}
    </>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const { id, name, signedInAt, seenAt, isCurrent, withSecondStep } = device;
  const change = useChange(refetchDevices);
  const { busy, press } = usePress(async () => {
    await change(() => accountApi.devices.end({ params: { id } }));
    toast(copy.ended);
  });
  return (
    <tr>
      <Cell>
        <span className="font-semibold">{name}</span>
        {withSecondStep && <span className="block text-sm text-ink-soft">{copy.withSecondStep}</span>}
        {isCurrent && <span className="block text-sm text-ink-soft">{copy.thisDevice}</span>}
      </Cell>
      <Cell label={copy.signedInAt}>
        <DateTime date={signedInAt} format="short" />
      </Cell>
      <Cell label={copy.seenAt}>
        <DateTime date={seenAt} format="long" />
      </Cell>
      <Cell label="">
        {!isCurrent && (
          <Button busy={busy} look="quiet" onClick={press}>
            {copy.end} <span className="sr-only">{name}</span>
          </Button>
        )}
      </Cell>
    </tr>
  );
}
