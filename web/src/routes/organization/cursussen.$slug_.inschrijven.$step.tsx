import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import {
  COURSES_PATH,
  coursePath,
  ENROLMENT_STEPS,
  enrolmentStepPath,
} from "@inktvis/contract/page-paths/organization";
import { courseQuery } from "#features/courses/courses/course.queries.ts";
import { enrolmentHead } from "#features/enrolments/enrolling/enrolment-head.ts";
import { EnrolmentPage } from "#features/enrolments/enrolling/enrolment-page.tsx";
import { enrolmentQuery, priceQuery } from "#features/enrolments/enrolling/enrolment.queries.ts";
import { searchChoices } from "#features/enrolments/enrolling/search-choices.ts";
import { choicesOf, paymentValues } from "#features/enrolments/enrolling/payment-choices.ts";
import { shownStep } from "#features/enrolments/enrolling/shown-step.ts";
import { leftBeforeCancelling } from "#features/enrolments/left-before-cancelling.ts";
import { countriesQuery } from "#features/people/countries/country.queries.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { load } from "#platform/load.ts";
import { requireLogin } from "#platform/require-login.ts";

const stepNamed = (name: string) => ENROLMENT_STEPS.find((step) => step === name);

export const Route = createFileRoute("/organization/cursussen/$slug_/inschrijven/$step")({
  validateSearch: searchChoices,
  loaderDeps: ({ search }) => search,
  beforeLoad: requireLogin,
  loader: async (args) => {
    const { slug } = args.params;
    const requested = stepNamed(args.params.step);
    if (!requested) throw notFound();
    // What was cached of the enrolment on an earlier visit may no longer hold.
    if (args.cause === "enter") args.context.queryClient.removeQueries(enrolmentQuery(slug));
    const [enrolment] = await Promise.all([load(args, enrolmentQuery(slug)), load(args, countriesQuery)]);
    const course = enrolment?.course ?? (await load(args, courseQuery(slug)));
    if (course.slug !== slug) throw redirect({ href: enrolmentStepPath(course.slug, requested), statusCode: 301 });
    const isCalledOff = course.cancelledAt !== null;
    // Whoever comes back from paying for a cancelled course is shown what becomes of the money.
    const isBack =
      isCalledOff &&
      enrolment !== null &&
      !leftBeforeCancelling(enrolment) &&
      requested === "compleet" &&
      course.pricingStrategy !== "free";
    const isElsewhere = course.mode === "display";
    // Whoever began continues; others begin only if they can. The page of a cancelled course says why it is cancelled.
    if ((isCalledOff && !isBack) || isElsewhere || ("me" in course && !course.me.can.startParticipation)) {
      throw redirect({ href: coursePath(slug), statusCode: 302 });
    }
    const shown = isBack ? requested : shownStep(enrolment, requested);
    if (shown !== requested) throw redirect({ href: enrolmentStepPath(slug, shown), statusCode: 302 });
    if (enrolment && shown === "betaling") {
      await load(args, priceQuery(slug, choicesOf(paymentValues(enrolment, args.deps))));
    }
    return {
      head: enrolmentHead(course),
      breadcrumbs: breadcrumbs("Inschrijven", ["Cursussen", COURSES_PATH], [course.title, coursePath(slug)]),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: EnrolmentRoute,
});

function EnrolmentRoute() {
  const { slug, step } = Route.useParams();
  const asked = Route.useSearch();
  const requested = stepNamed(step);
  return requested && <EnrolmentPage asked={asked} key={slug} requested={requested} slug={slug} />;
}
