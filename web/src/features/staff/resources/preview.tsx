import { type RaRecord, ShowBase, useRecordContext, useResourceContext } from "ra-core";
import type { ReactNode } from "react";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { RoomComing, useRoomTitle } from "../room-layout.tsx";
import { editPath, showPath } from "../room-resource.ts";
import { contentCopy as copy } from "./content.nl.ts";
import { OnTheSite } from "./on-the-site.tsx";

interface Published extends RaRecord<string> {
  title: string;
  address: string;
  isPublic: boolean;
}

/** From the form to what visitors see; as long as they do not, to how it will look. */
export function ReadLink() {
  const record = useRecordContext<Published>();
  const resource = useResourceContext() ?? "";
  if (!record) return null;
  if (record.isPublic) return <OnTheSite address={record.address} />;
  return (
    <ButtonAnchor href={showPath(resource, record.id)} look="secondary" target="_blank">
      {copy.preview}
    </ButtonAnchor>
  );
}

/**
 * How what is saved will look, made of what visitors will read it with. A page of the room like any other: only for who
 * may change it, and in nobody's cache or index.
 */
export const Preview = ({ children }: { children: ReactNode }) => (
  <ShowBase loading={<RoomComing />}>
    <PreviewPage>{children}</PreviewPage>
  </ShowBase>
);

function PreviewPage({ children }: { children: ReactNode }) {
  const row = useRecordContext<Published>();
  const resource = useResourceContext() ?? "";
  useRoomTitle(row?.title ?? copy.preview);
  if (!row) return <RoomComing />;
  return (
    <>
      <p className="notice">
        {copy.previewHelp}{" "}
        <a className="link" href={editPath(resource, row.id)}>
          {copy.backToForm}
        </a>
      </p>
      {children}
    </>
  );
}
