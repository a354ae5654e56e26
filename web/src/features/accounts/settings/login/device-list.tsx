import type { Device } from "@inktvis/contract/features/accounts/devices";
import { useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LeavingDialog } from "#platform/leaving/leaving-dialog.tsx";
import { api } from "#platform/api.ts";
import { DateTime } from "#platform/date-time.tsx";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { toastRefusal } from "#platform/forms/form-refusal.ts";
import { meQuery } from "#platform/session.queries.ts";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { Cell, DataTable } from "#ui/data-table.tsx";
import { FormSection } from "#ui/form-section.tsx";
import { devicesQuery } from "./device.queries.ts";
import { loginMessages as copy } from "./login.nl.ts";

/** Every browser that is signed in, and the ways to end that. */
export function DeviceList() {
  const { data: devices } = useSuspenseQuery(devicesQuery);
  const { data: me } = useQuery(meQuery);
  const [isLeaving, setLeaving] = useState(false);
  const reload = useReloadDevices();
  const [asked, setAsked] = useState<"others" | "all">();
  const close = () => setAsked(undefined);

  async function endOthers() {
    await api.devices.endOthers();
    await reload();
    toast(copy.othersEnded);
  }
  return (
    <FormSection help={copy.devicesHelp} title={copy.devices}>
      <DataTable
        columns={[
          { title: copy.device },
          { title: copy.signedInAt },
          { title: copy.seenAt },
          { title: <span className="sr-only">{copy.actions}</span> },
        ]}
        label={copy.devices}
      >
        {devices.map((device) => (
          <DeviceRow device={device} key={device.id} />
        ))}
      </DataTable>
      <div className="flex flex-wrap gap-3">
        {devices.length > 1 && (
          <Button look="secondary" onClick={() => setAsked("others")}>
            {copy.endOthers}
          </Button>
        )}
        <Button look="secondary" onClick={() => setAsked("all")}>
          {copy.endAll}
        </Button>
      </div>
      <ConfirmDialog
        confirm={copy.endOthers}
        open={asked === "others"}
        title={copy.endOthersTitle}
        onClose={close}
        onConfirm={endOthers}
      >
        {copy.endOthersHelp}
      </ConfirmDialog>
      <ConfirmDialog
        confirm={copy.endAll}
        open={asked === "all"}
        title={copy.endAllTitle}
        onClose={close}
        onConfirm={async () => setLeaving(true)}
      >
        {copy.endAllHelp}
      </ConfirmDialog>
      {isLeaving && me && (
        <LeavingDialog end={() => api.devices.endAll()} personId={me.id} onStay={() => setLeaving(false)} />
      )}
    </FormSection>
  );
}

function DeviceRow({ device: { id, name, signedInAt, seenAt, isCurrent, withSecondStep } }: { device: Device }) {
  const reload = useReloadDevices();
  const [isBusy, setBusy] = useState(false);
  async function end() {
    setBusy(true);
    try {
      await api.devices.end({ params: { id } });
      await reload();
      toast(copy.ended);
    } catch (refusal) {
      toastRefusal(refusal);
      setBusy(false);
    }
  }
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
          <Button busy={isBusy} look="quiet" onClick={() => void end()}>
            {copy.end} <span className="sr-only">{name}</span>
          </Button>
        )}
      </Cell>
    </tr>
  );
}

function useReloadDevices() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries(devicesQuery);
}
