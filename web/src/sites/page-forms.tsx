import { lazyRouteComponent } from "@tanstack/react-router";
import type { PageForm } from "@inktvis/contract/features/content/page-forms";
import { memo, Suspense, use } from "react";
import { load, type LoaderArguments } from "#platform/load.ts";
import { inView } from "#ui/in-view.ts";

interface FormOfPage {
  Form: ReturnType<typeof lazyRouteComponent>;
  /** Loads the data that the form needs. */
  load?: (args: LoaderArguments) => Promise<unknown>;
}

/** The forms of pages, each loaded with the pages that have it. */
const FORMS: Readonly<Record<PageForm, FormOfPage>> = {
  "academy-registration": {
    Form: lazyRouteComponent(
      () => import("#features/academy/registering/academy-registration-form.tsx"),
      "AcademyRegistrationForm",
    ),
    load: async (args) =>
      (await import("#features/academy/registering/load-registration-form.ts")).loadRegistrationForm(args),
  },
  "magazine-subscription": {
    Form: lazyRouteComponent(
      () => import("#features/magazine/subscribing/magazine-subscription-form.tsx"),
      "MagazineSubscriptionForm",
    ),
    load: async (args) => {
      const [{ offerQuery }, { countriesQuery }] = await Promise.all([
        import("#features/magazine/subscribing/offer.queries.ts"),
        import("#features/people/countries/country.queries.ts"),
      ]);
      await Promise.all([load(args, offerQuery), load(args, countriesQuery)]);
    },
  },
  newsletter: {
    Form: lazyRouteComponent(() => import("#features/newsletter/subscribing/newsletter-form.tsx"), "NewsletterForm"),
  },
};

/** The forms whose code a loader has loaded: on the server, and in a browser that came from another page. */
const loaded = new Set<PageForm>();

/** Loads the form of a page, so that it is rendered on the server too. */
export async function loadPageForm(args: LoaderArguments, form: PageForm | null) {
  if (form === null) return;
  const { Form, load: loadData } = FORMS[form];
  await Promise.all([Form.preload?.(), loadData?.(args)]);
  loaded.add(form);
}

const seen = new Map<PageForm, Promise<void>>();

/** Resolves when the form that the server rendered comes into view. */
function whenSeen(form: PageForm) {
  const known = seen.get(form) ?? inView(`[data-form="${form}"]`).then(() => void loaded.add(form));
  seen.set(form, known);
  return known;
}

/** Not rendered again with its page: React would remove what the server rendered and is not in view yet. */
export const PageFormView = memo(({ form }: { form: PageForm }) => (
  <div data-form={form}>
    <Suspense>
      <FormInView form={form} />
    </Suspense>
  </div>
));

/** The server's HTML stays until the form is in view: whoever only reads the page never loads the form's code. */
function FormInView({ form }: { form: PageForm }) {
  if (!loaded.has(form)) use(whenSeen(form));
  const { Form } = FORMS[form];
  return <Form />;
}
