import type {
  ContentVersion,
  ContentVersionRow,
} from "@inktvis/contract/features/content-versions/staff-content-versions";
import type { Picture } from "@inktvis/contract/layer/fields";
import { BeforeAndAfter, TextComparison } from "#features/management/text-comparison.tsx";
import { DateTime } from "#platform/date-time.tsx";
import { valueCopy } from "#platform/formats/value-text.nl.ts";
import { Button } from "#ui/button.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { choicesOf } from "../choices.ts";
import type { Filter } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { RowLink } from "../list/row-link.tsx";
import { NowrapDateTime, Stacked } from "../list/stacked.tsx";
import { Clock } from "../room-icons.tsx";
import { editPath, listPath, type RoomResource, showPath } from "../room-resource.ts";
import { Facts, RoomShow, ShowPart } from "../show/room-show.tsx";
import { nameOf, valueText } from "../system/audit-changes.ts";
import { openPreview } from "./open-preview.ts";
import { VersionActions } from "./version-actions.tsx";
import { changedWords, stateName, subjectName } from "./version-words.ts";
import { versionsCopy as copy } from "./versions.nl.ts";

const FILTERS: Filter[] = [
  { name: "kind", label: copy.what, kind: "choice", choices: choicesOf(copy.kinds) },
  {
    name: "state",
    label: copy.state,
    kind: "choice",
    choices: choicesOf(copy.listStates),
  },
];

const COLUMNS: readonly Column<ContentVersionRow>[] = [
  {
    title: copy.what,
    show: (version) => (
      <Stacked below={copy.kinds[version.kind]}>
        <RowLink id={version.id}>{subjectName(version)}</RowLink>
      </Stacked>
    ),
  },
  {
    title: copy.plannedFor,
    sort: "plannedFor",
    show: ({ plannedFor }) => plannedFor && <NowrapDateTime date={plannedFor} />,
  },
  { title: copy.changed, show: changedWords },
  { title: copy.who, show: ({ author }) => author ?? copy.unknown },
  { title: copy.state, show: stateName },
];

const List = () => (
  <RoomList<ContentVersionRow>
    columns={COLUMNS}
    filterDefaults={{ state: "open" }}
    filters={FILTERS}
    intro={copy.listIntro}
    resource={contentVersions}
    sort={{ field: "plannedFor", order: "ASC" }}
  />
);

/** From a version back to the other versions; from a plan back to all plans. */
const backOf = (version: ContentVersion) =>
  version.state === "saved"
    ? { href: showPath(version.kind, version.subjectId), name: copy.versionsBack }
    : { href: listPath(contentVersions.name), name: copy.many };

const Show = () => (
  <RoomShow<ContentVersion> back={backOf} nameOf={subjectName} resource={contentVersions}>
    {(version) => (
      <>
        <Facts
          facts={[
            [copy.what, copy.kinds[version.kind]],
            [copy.state, stateName(version)],
            [copy.plannedFor, version.plannedFor && <DateTime date={version.plannedFor} format="long" />],
            [copy.when, <DateTime date={version.savedAt} format="long" key="savedAt" />],
            [copy.who, version.author ?? copy.unknown],
          ]}
        />
        {version.problem && <p className="notice notice-failed">{version.problem}</p>}
        <Links version={version} />
        <ShowPart title={version.state === "saved" ? copy.differencesThen : copy.differences}>
          {version.changed === null ? (
            <p>{copy.nothingBefore}</p>
          ) : (
            <Differences between={{ ...version, changed: version.changed }} />
          )}
        </ShowPart>
        {version.takingBack && (
          <ShowPart title={copy.differencesByTakingBack}>
            <Differences between={version.takingBack} />
          </ShowPart>
        )}
        <VersionActions version={version} />
      </>
    )}
  </RoomShow>
);

const Links = ({ version }: { version: ContentVersion }) => (
  <div className="flex flex-wrap items-center gap-3">
    <Button look="secondary" onClick={() => void openPreview(() => Promise.resolve(version.id))}>
      {copy.share}
    </Button>
    <ButtonAnchor href={editPath(version.kind, version.subjectId)} look="secondary">
      {copy.toForm}
    </ButtonAnchor>
    <p className="basis-full text-sm text-ink-soft">{copy.shareHelp}</p>
  </div>
);

/** Each field that changed, as one text with its differences. */
function Differences({ between: { changed, before, after } }: { between: NonNullable<ContentVersion["takingBack"]> }) {
  if (changed.length === 0) return <p>{copy.noDifferences}</p>;
  return (
    <dl className="grid gap-6">
      {changed.map((field) => (
        <div key={field}>
          <dt className="font-semibold">{nameOf(field)}</dt>
          <dd>
            {field === "image" ? (
              <BeforeAndAfter after={imageOf(after.image)} before={imageOf(before.image)} />
            ) : (
              <TextComparison
                after={valueText(field, after[field])}
                before={valueText(field, before[field])}
                value={after[field]}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Pictures are shown, because a description in words may be the same for two of them. */
const imageOf = (picture: Picture | "gone" | null | undefined) =>
  picture === "gone"
    ? copy.pictureGone
    : picture && (
        <img
          alt={picture.alt || valueCopy.picture}
          className="h-auto max-h-40 w-auto max-w-full rounded-lg"
          height={picture.height}
          src={picture.url.sm}
          width={picture.width}
        />
      );

export const contentVersions: RoomResource = {
  name: "contentVersions",
  one: copy.one,
  many: copy.many,
  group: "content",
  Icon: Clock,
  right: "manageContent",
  list: List,
  show: Show,
};
