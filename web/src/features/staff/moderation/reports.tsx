import { useRecordContext } from "ra-core";
import type { StaffReport, StaffReportDetail } from "@inktvis/contract/features/moderation/staff-reports";
import { DateTime } from "#platform/date-time.tsx";
import { SiteButton } from "#platform/site-button.tsx";
import { textPath } from "@inktvis/contract/page-paths/community";
import { PlainText } from "#ui/plain-text.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { RowLink } from "../list/row-link.tsx";
import { NowrapDateTime } from "../list/stacked.tsx";
import { PictureChoices } from "../pictures/picture-choices.tsx";
import { Flag } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";
import { DecisionForm } from "../show/decision-form.tsx";
import { Facts, RoomShow, ShowPart } from "../show/room-show.tsx";
import { moderationCopy as copy } from "./moderation.nl.ts";
import { ReportedText } from "./reported-text.tsx";
import { verdictWords } from "./verdict-words.ts";
import { staffApi } from "../staff-api.ts";

const COLUMNS: readonly Column<StaffReport>[] = [
  {
    title: copy.text,
    show: ({ id, title, thumbnail, ...report }) => (
      <div className="flex items-center gap-3">
        {thumbnail && (
          <img
            alt=""
            className="size-12 flex-none rounded-lg object-cover"
            height={48}
            loading="lazy"
            src={thumbnail.url.sm}
            width={48}
          />
        )}
        <div>
          <RowLink id={id}>{title}</RowLink>
          <ReportMarks {...report} />
        </div>
      </div>
    ),
  },
  { title: copy.author, show: ({ author }) => author.nickname },
  { title: copy.reporters, sort: "reporterCount", isNumber: true, show: ({ reporterCount }) => reporterCount },
  {
    title: copy.first,
    sort: "firstReportedAt",
    show: ({ firstReportedAt }) => <NowrapDateTime date={firstReportedAt} />,
  },
];

/** What distinguishes this text from one that is reported for the first time. */
const ReportMarks = ({
  rewritten,
  decidedBefore,
  pictureTakenDown,
}: Pick<StaffReport, "rewritten" | "decidedBefore" | "pictureTakenDown">) => (
  <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft empty:hidden">
    {rewritten && <span className="font-semibold text-danger">{copy.rewritten}</span>}
    {decidedBefore && !rewritten && <span>{copy.reportedAgain}</span>}
    {pictureTakenDown && <span>{copy.pictureTakenDown}</span>}
  </p>
);

const List = () => (
  <RoomList<StaffReport>
    columns={COLUMNS}
    intro={copy.reportsIntro}
    resource={reports}
    sort={{ field: "firstReportedAt", order: "ASC" }}
  />
);

const stateOf = ({ hidden, private: isPrivate }: StaffReportDetail) =>
  copy.states[hidden ? "hidden" : isPrivate ? "private" : "public"];

const Show = () => (
  <RoomShow<StaffReportDetail> aside={<TextLink />} nameOf={({ title }) => title} resource={reports}>
    {(report) => (
      <>
        {report.rewritten && <p className="notice">{copy.rewrittenHelp}</p>}
        {report.pictureTakenDown && <p className="notice">{copy.pictureTakenDownHelp}</p>}
        <Facts
          facts={[
            [copy.author, report.author.nickname],
            [copy.state, stateOf(report)],
            [copy.reporters, report.reporterCount],
            [copy.last, <DateTime date={report.lastReportedAt} format="long" key="last" />],
          ]}
        />
        <ReportReasons reports={report.reports} />
        <ReportedText body={report.body} image={report.image} />
        <PictureChoices pictures={report.pictures} />
        <EarlierDecisions decisions={report.earlier} />
        <DecideReport report={report} />
      </>
    )}
  </RoomShow>
);

/** Why readers reported the text. */
const ReportReasons = ({ reports: reasons }: Pick<StaffReportDetail, "reports">) => (
  <ShowPart title={copy.reasons}>
    {reasons.length === 0 && <p>{copy.nobody}</p>}
    <ul className="grid gap-4">
      {reasons.map(({ reason, reporter, createdAt }) => (
        <li className="border-l-2 border-hairline pl-4" key={`${reporter} ${createdAt}`}>
          <PlainText>{reason ?? copy.noReason}</PlainText>
          <p className="text-sm text-ink-soft">
            {copy.by} {reporter}, <DateTime date={createdAt} format="long" />
          </p>
        </li>
      ))}
    </ul>
  </ShowPart>
);

/** The earlier decisions about the same text. */
function EarlierDecisions({ decisions }: { decisions: StaffReportDetail["earlier"] }) {
  if (decisions.length === 0) return null;
  return (
    <ShowPart title={copy.earlier}>
      <ul className="grid gap-4">
        {decisions.map(({ verdict, reason, decidedAt }) => (
          <li className="border-l-2 border-hairline pl-4" key={decidedAt}>
            <p className="font-semibold">
              {copy.verdicts[verdict]}, <DateTime date={decidedAt} format="long" />
            </p>
            <PlainText>{reason}</PlainText>
          </li>
        ))}
      </ul>
    </ShowPart>
  );
}

const DecideReport = ({ report }: { report: StaffReportDetail }) => (
  <ShowPart title={copy.decide}>
    <DecisionForm
      choices={report.rewritten ? copy.choicesRewritten : copy.choices}
      decide={(verdict, reason) =>
        staffApi.staffReports.decide({
          params: { id: report.id },
          body: { verdict, reason, revision: report.revision },
        })
      }
      doneMessage={copy.decided}
      resource="reports"
      words={verdictWords(copy.verdict)}
    />
  </ShowPart>
);

/** The link to the text on the site, while others can read it. */
function TextLink() {
  const report = useRecordContext<StaffReportDetail>();
  if (!report || report.hidden || report.private) return null;
  return (
    <SiteButton look="secondary" path={textPath(report.slug)} site="community">
      {copy.onTheSite}
    </SiteButton>
  );
}

export const reports: RoomResource = {
  name: "reports",
  one: copy.report,
  many: copy.reports,
  group: "people",
  Icon: Flag,
  right: "moderate",
  list: List,
  show: Show,
};
