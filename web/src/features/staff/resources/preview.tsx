import { type RaRecord, ShowBase, useRecordContext, useResourceContext } from "ra-core";
import type { ReactNode } from "react";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { useRoomTitle } from "../room-heading.tsx";
import { RoomLoading } from "../room-states.tsx";
import { editPath, showPath } from "../room-resource.ts";
import { contentCopy as copy } from "./content.nl.ts";
import { PublicPageLink } from "./public-page-link.tsx";

interface Published extends RaRecord<string> {
  title: string;
  address: string;
  isPublic: boolean;
}

/** The link from a form to the public page, or to the preview while there is none. */
export function PublicOrPreviewLink() {
  const record = useRecordContext<Published>();
  const resource = useResourceContext() ?? "";
  if (!record) return null;
  if (record.isPublic) return <PublicPageLink address={record.address} />;
  return (
    <ButtonAnchor href={showPath(resource, record.id)} look="secondary" target="_blank">
      {copy.preview}
    </ButtonAnchor>
  );
}

/**
 * The preview of an unpublished record, in the component that visitors will see. Being a page of the staff room, it is
 * neither cached nor indexed, and only for who may change the record.
 */
export const Preview = ({ children }: { children: ReactNode }) => (
  <ShowBase loading={<RoomLoading />}>
    <PreviewPage>{children}</PreviewPage>
  </ShowBase>
);

function PreviewPage({ children }: { children: ReactNode }) {
  const row = useRecordContext<Published>();
  const resource = useResourceContext() ?? "";
  useRoomTitle(row?.title ?? copy.preview);
  if (!row) return <RoomLoading />;
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
