import type { ComponentProps } from "react";
import { useCloseOnBack } from "./close-on-back.ts";
import { Dialog } from "#ui/dialog.tsx";
import "./sheet.css";

/** A dialog that comes from the bottom edge of a phone and from the side of a wide screen. Back closes it too. */
export function Sheet(props: Omit<ComponentProps<typeof Dialog>, "className">) {
  useCloseOnBack(props.open, props.onClose);
  return <Dialog {...props} className="sheet" />;
}
