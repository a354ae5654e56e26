import { countriesQuery } from "#features/people/countries/country.queries.ts";
import { load, type LoaderArguments } from "#platform/load.ts";
import { meQuery } from "#platform/session.queries.ts";
import { currentPeriodQuery, ownRegistrationsQuery } from "../periods/period.queries.ts";

/** For the loader of a page with the form, which is then rendered on the server. */
export async function loadRegistrationForm(args: LoaderArguments) {
  const [me, period] = await Promise.all([
    load(args, meQuery),
    load(args, currentPeriodQuery),
    load(args, countriesQuery),
  ]);
  if (me && period) await load(args, ownRegistrationsQuery(period.id));
}
