import type { RaRecord } from "ra-core";
import type { ReactNode } from "react";
import { RoomEdit, type RoomEditProps } from "../form/room-form.tsx";
import { ContentActions } from "./content-actions.tsx";
import { ContentAside } from "./content-aside.tsx";
import { PlannedNotice } from "./planned-notice.tsx";

interface ContentEditProps<Row extends RaRecord> extends Omit<RoomEditProps<Row>, "actions" | "aside"> {
  /** Shown beside the title as well. */
  aside?: ReactNode;
  /** Whether a change can be planned. */
  canPlan?: boolean;
}

/** The form of content with versions: it can be previewed before it is saved, and planned (docs/product/content.md). */
export const ContentEdit = <Row extends RaRecord>({
  aside,
  canPlan = true,
  children,
  ...props
}: ContentEditProps<Row>) => (
  <RoomEdit<Row>
    {...props}
    actions={<ContentActions canPlan={canPlan} />}
    aside={
      <>
        <ContentAside />
        {aside}
      </>
    }
  >
    {canPlan && <PlannedNotice />}
    {children}
  </RoomEdit>
);
