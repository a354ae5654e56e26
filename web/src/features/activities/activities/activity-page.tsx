import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { Activity } from "@inktvis/contract/features/activities/activities";
import { editActivityPath } from "@inktvis/contract/page-paths/account";
import { genreSearchPath } from "@inktvis/contract/page-paths/organization";
import { dayInWords } from "#platform/formats/days.ts";
import { SiteButton } from "#platform/site-button.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { Fact } from "#ui/fact.tsx";
import { External } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { LargePicture } from "#ui/text-picture.tsx";
import { OrganizerName } from "#features/people/people/organizer-name.tsx";
import { activityQuery } from "./activity.queries.ts";
import { activityMessages as copy } from "./messages.nl.ts";
import { periodInWords } from "./period.ts";

const route = getRouteApi("/organization/activiteiten/$slug");

/** One activity: what it is, when and where it takes place, and how people join. */
export function ActivityPage() {
  const { slug } = route.useParams();
  const { data: activity } = useSuspenseQuery(activityQuery(slug));
  const { title, image, isPassed, description, moreInfo } = activity;
  return (
    <article className="page pt-8 sm:pt-12">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="eyebrow">{eyebrowOf(activity)}</p>
        <h1 className="max-w-4xl text-5xl break-words hyphens-auto sm:text-7xl">{title}</h1>
        <p className="max-w-3xl text-xl first-letter:uppercase sm:text-2xl">{periodInWords(activity)}</p>
      </header>
      {image && (
        <LargePicture
          className={`h-auto max-h-[28rem] w-full rounded-sm object-cover ${isPassed ? "opacity-70 grayscale" : ""}`}
          figureClassName="mt-8"
          picture={image}
          sizes="(width >= 76rem) 72rem, 92vw"
        />
      )}
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <aside
          aria-labelledby="facts"
          className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 lg:col-start-2 lg:row-start-1"
        >
          <Joining activity={activity} />
          <Facts activity={activity} />
        </aside>
        <div className="grid min-w-0 content-start gap-12 lg:col-start-1 lg:row-start-1">
          <section>
            <h2 className="mb-4 text-3xl">{copy.about}</h2>
            <RichText html={description} />
          </section>
          {moreInfo && (
            <section>
              <h2 className="mb-4 text-3xl">{copy.moreInfo}</h2>
              <p className="reading whitespace-pre-line">{moreInfo}</p>
            </section>
          )}
        </div>
      </div>
    </article>
  );
}

const eyebrowOf = ({ organizedByCs, hasBegun, isPassed }: Activity) =>
  [copy.activity, organizedByCs && copy.house, hasBegun && !isPassed && copy.running].filter(Boolean).join(" · ");

/** The state of the activity, how to enrol, and a link to its form for those who manage it. */
function Joining({ activity }: { activity: Activity }) {
  return (
    <>
      <State activity={activity} />
      {activity.me.can.update && (
        <SiteButton look="secondary" path={editActivityPath(activity.slug)} site="account">
          {copy.edit}
        </SiteButton>
      )}
    </>
  );
}

function State({ activity }: { activity: Activity }) {
  const { isPassed, enrollmentLink, isBeforeEnrollmentDeadline } = activity;
  const deadline = dayInWords(activity.enrollmentDeadline);
  if (isPassed) return <Notice>{copy.passed}</Notice>;
  if (!enrollmentLink && !deadline) return null;
  return (
    <div className="grid gap-2">
      {!isBeforeEnrollmentDeadline && <Notice>{copy.deadlinePassed}</Notice>}
      {isBeforeEnrollmentDeadline && enrollmentLink && (
        <ButtonAnchor href={enrollmentLink} rel="noopener">
          {copy.enrol}
          <External className="size-4" />
        </ButtonAnchor>
      )}
      {deadline && (
        <p className="text-sm text-ink-soft">
          {isBeforeEnrollmentDeadline ? copy.enrolUntil(deadline) : copy.enrolledUntil(deadline)}
        </p>
      )}
    </div>
  );
}

const Notice = ({ children }: { children: string }) => (
  <p className="rounded-sm bg-sunken px-5 py-4 text-lg font-semibold">{children}</p>
);

const Facts = ({ activity }: { activity: Activity }) => (
  <div className="rounded-sm bg-wash p-6">
    <h2 className="mb-4 text-2xl" id="facts">
      {copy.facts}
    </h2>
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {activity.location && <Fact name={copy.where}>{activity.location}</Fact>}
      {activity.price && (
        <Fact name={copy.price}>
          <span className="block first-letter:uppercase">{activity.price}</span>
        </Fact>
      )}
      <Fact name={copy.organizer}>
        <OrganizerName name={activity.organizer} slug={activity.organizerSlug} />
      </Fact>
      <Fact name={copy.genres}>
        <ul>
          {activity.genres.map(({ id, name }) => (
            <li key={id}>
              <SiteLink className="link" path={genreSearchPath(id)}>
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </Fact>
    </dl>
  </div>
);
