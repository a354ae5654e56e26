import { type Identifier, useResourceContext, useResourceDefinition } from "ra-core";
import type { ReactNode } from "react";
import { editPath, showPath } from "../room-resource.ts";

/** The name of a row, linked to its form, or to its page when the resource has no form. */
export function RowLink({ id, children }: { id: Identifier; children: ReactNode }) {
  const resource = useResourceContext() ?? "";
  const { hasEdit } = useResourceDefinition({ resource });
  return (
    <a className="link font-semibold" href={hasEdit ? editPath(resource, id) : showPath(resource, id)}>
      {children}
    </a>
  );
}
