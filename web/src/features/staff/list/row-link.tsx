import { type Identifier, useResourceContext, useResourceDefinition } from "ra-core";
import type { ReactNode } from "react";
import { editPath, showPath } from "../room-resource.ts";

/** What a row is called, leading to its form; to its page where there is none. */
export function RowLink({ id, children }: { id: Identifier; children: ReactNode }) {
  const resource = useResourceContext() ?? "";
  const { hasEdit } = useResourceDefinition({ resource });
  return (
    <a className="link font-semibold" href={hasEdit ? editPath(resource, id) : showPath(resource, id)}>
      {children}
    </a>
  );
}
