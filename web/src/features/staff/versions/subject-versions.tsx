import { useQuery } from "@tanstack/react-query";
import { useRecordContext, useResourceContext, type RaRecord } from "ra-core";
import type {
  ContentKind,
  ContentVersionRow,
} from "@inktvis/contract/features/content-versions/staff-content-versions";
import { Cell, DataTable } from "#ui/data-table.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { NowrapDateTime } from "../list/stacked.tsx";
import { editPath, showPath } from "../room-resource.ts";
import { RoomShow } from "../show/room-show.tsx";
import { staffApi } from "../staff-api.ts";
import { changedWords, stateName, subjectName } from "./version-words.ts";
import { versionsCopy as copy } from "./versions.nl.ts";

/** The maximum number of versions that are kept, including the plan. */
const ALL = 100;

/** The page with all versions of any content that has them. */
export const SubjectVersions = ({ resource }: { resource: { many: string } }) => (
  <RoomShow<RaRecord>
    aside={<FormLink />}
    nameOf={({ id, title }) => copy.versionsOf(subjectName({ name: title ?? null, subjectId: String(id) }))}
    resource={resource}
  >
    {() => <VersionTable />}
  </RoomShow>
);

function FormLink() {
  const resource = useResourceContext() ?? "";
  const record = useRecordContext();
  return (
    record && (
      <ButtonAnchor href={editPath(resource, record.id)} look="secondary">
        {copy.toForm}
      </ButtonAnchor>
    )
  );
}

function VersionTable() {
  const kind = useResourceContext() as ContentKind;
  const subjectId = String(useRecordContext()?.id);
  const { data: versions = [], isPending } = useQuery({
    queryKey: ["contentVersions", "of", kind, subjectId],
    queryFn: async () => (await staffApi.staffContentVersions.list({ query: { kind, subjectId, perPage: ALL } })).data,
  });
  if (isPending) return null;
  if (versions.length === 0) return <p>{copy.none}</p>;
  return (
    <>
      <p className="max-w-prose text-ink-soft">{copy.versionsIntro}</p>
      <div className="room-table">
        <DataTable
          columns={[copy.when, copy.who, copy.changed, copy.state].map((title) => ({ title, isNumber: false }))}
          label={copy.versions}
        >
          {versions.map((version) => (
            <VersionRow key={version.id} version={version} />
          ))}
        </DataTable>
      </div>
    </>
  );
}

const VersionRow = ({ version }: { version: ContentVersionRow }) => (
  <tr>
    <Cell isNumber={false}>
      <a className="link font-semibold" href={showPath("contentVersions", version.id)}>
        <NowrapDateTime date={version.savedAt} />
      </a>
    </Cell>
    <Cell isNumber={false} label={copy.who}>
      {version.author ?? copy.unknown}
    </Cell>
    <Cell isNumber={false} label={copy.changed}>
      {changedWords(version)}
    </Cell>
    <Cell isNumber={false} label={copy.state}>
      {stateName(version)}
    </Cell>
  </tr>
);
