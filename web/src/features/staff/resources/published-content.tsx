import type { RaRecord, SortPayload } from "ra-core";
import { type ComponentType, useState } from "react";
import { RoomCreate } from "../form/room-form.tsx";
import { type Filter, SEARCH_FILTER } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { RowLink } from "../list/row-link.tsx";
import { PublishState, STATE_CHOICES } from "../publish-state.tsx";
import type { RoomResource } from "../room-resource.ts";
import { ContentEdit } from "../versions/content-edit.tsx";
import { SubjectVersions } from "../versions/subject-versions.tsx";
import { contentCopy as copy } from "./content.nl.ts";
import { PublishedAtInput } from "./published-at-input.tsx";

/** Content that editors write and publish: it has a title, versions, and a moment from which it is on its site. */
interface Published extends RaRecord<string> {
  title: string;
  publishedAt: string | null;
  isPublic: boolean;
}

interface Kind<Row extends Published> extends Pick<
  RoomResource,
  "name" | "one" | "many" | "createTitle" | "emptyTitle" | "Icon"
> {
  titleLabel?: string;
  /** The columns between the title and the state. */
  columns: readonly Column<Row>[];
  /** The filters other than the search and the state. */
  filters?: readonly Filter[];
  sort: SortPayload;
  /** All fields, except when it is published. */
  Fields: ComponentType;
  /** The initial values of a new one. */
  createInitial: () => object;
}

export function publishedContent<Row extends Published>({
  titleLabel = copy.title,
  columns,
  filters = [],
  sort,
  Fields,
  createInitial,
  ...names
}: Kind<Row>): RoomResource {
  const allColumns: readonly Column<Row>[] = [
    { title: titleLabel, sort: "title", show: ({ id, title }) => <RowLink id={id}>{title}</RowLink> },
    ...columns,
    { title: copy.state, sort: "publishedAt", show: (row) => <PublishState {...row} /> },
  ];
  const allFilters: readonly Filter[] = [
    SEARCH_FILTER,
    ...filters,
    { name: "state", label: copy.state, kind: "choice", choices: STATE_CHOICES },
  ];
  const fields = (
    <>
      <Fields />
      <PublishedAtInput />
    </>
  );
  function Create() {
    // In a state, because other values would reset the form.
    const [initial] = useState(createInitial);
    return (
      <RoomCreate initial={initial} resource={resource} then="edit">
        {fields}
      </RoomCreate>
    );
  }
  const resource: RoomResource = {
    ...names,
    group: "content",
    right: "manageContent",
    list: () => <RoomList<Row> columns={allColumns} filters={allFilters} resource={resource} sort={sort} />,
    edit: () => (
      <ContentEdit<Row> nameOf={({ title }) => title} resource={resource} removable={() => true}>
        {fields}
      </ContentEdit>
    ),
    show: () => <SubjectVersions resource={resource} />,
    create: Create,
  };
  return resource;
}
