import { MAIL_SETTINGS_PATH } from "@inktvis/contract/page-paths/settings";
import { NEWSLETTER_ARCHIVE_PATH, PRIVACY_PATH } from "@inktvis/contract/page-paths/organization";
import { useQuery } from "@tanstack/react-query";
import { Form } from "#platform/forms/form.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { useKeptInEntry } from "#platform/kept-in-entry.ts";
import { NeedsScript } from "#platform/needs-script.tsx";
import { meQuery } from "#platform/session.queries.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { focusOnce } from "#ui/focus-once.ts";
import { TextField } from "#ui/text-field.tsx";
import { newsletterApi } from "../newsletter-api.ts";
import { confirmMessages, subscribeMessages as copy } from "./messages.nl.ts";

const loadSchema = async () =>
  (await import("@inktvis/contract/features/newsletter/newsletter-subscriptions")).NewsletterSubscriptionInput;

interface Outcome {
  email: string;
  isSubscribed: boolean;
  isHeldBack: boolean;
}

/** Subscribes to the newsletter (docs/product/newsletter.md#subscribing); part of a page of the editors. */
export function NewsletterForm() {
  const [outcome, setOutcome] = useKeptInEntry<Outcome>("newsletter");
  return (
    <section
      aria-labelledby="newsletter-form-title"
      className="rounded-2xl border border-hairline bg-raised p-5 sm:p-8"
    >
      {outcome ? (
        <Asked outcome={outcome} onAgain={() => setOutcome(undefined)} />
      ) : (
        <SubscribeForm onAsked={setOutcome} />
      )}
    </section>
  );
}

function SubscribeForm({ onAsked }: { onAsked: (outcome: Outcome) => void }) {
  const { data: me } = useQuery(meQuery);
  const form = useContractForm({
    name: "nieuwsbrief",
    schema: loadSchema,
    defaultValues: { email: me?.email ?? "", firstName: "", consent: false },
    submit: async (body) => {
      const { data } = await newsletterApi.newsletterSubscriptions.subscribe({ body });
      onAsked({ email: body.email.trim(), ...data });
    },
  });
  return (
    <>
      <h2 className="mb-5 text-2xl" id="newsletter-form-title">
        {copy.title}
      </h2>
      <Form form={form}>
        <TextField
          autoCapitalize="none"
          autoComplete="email"
          inputMode="email"
          label={copy.email}
          type="email"
          {...form.field("email")}
        />
        {!me && (
          <TextField
            autoComplete="given-name"
            help={copy.firstNameHelp}
            label={copy.firstName}
            optional
            {...form.field("firstName")}
          />
        )}
        <CheckboxField label={copy.consent} {...form.field("consent")} />
        <SubmitButton busy={form.isSaving}>{copy.submit}</SubmitButton>
        <NeedsScript />
        <p className="text-sm text-ink-soft">
          {copy.privacy}{" "}
          <SiteLink className="link" path={PRIVACY_PATH} rel="noopener" site="organization" target="_blank">
            {copy.privacyLink}
            <span className="sr-only"> {copy.newTab}</span>
          </SiteLink>
          .
        </p>
      </Form>
    </>
  );
}

/** Replaces the form once it is sent. */
function Asked({ outcome: { email, isSubscribed, isHeldBack }, onAgain }: { outcome: Outcome; onAgain: () => void }) {
  return (
    <div className="grid justify-items-start gap-4">
      <h2 className="text-2xl" id="newsletter-form-title" ref={focusOnce} tabIndex={-1}>
        {isSubscribed ? copy.subscribedTitle : copy.mailedTitle}
      </h2>
      <p>{isHeldBack ? confirmMessages.heldBack : isSubscribed ? copy.subscribed : copy.mailed(email)}</p>
      {isSubscribed ? (
        <SiteLink className="link" path={MAIL_SETTINGS_PATH} site="account">
          {confirmMessages.toSettings}
        </SiteLink>
      ) : (
        <>
          <p className="text-ink-soft">{copy.mailedHelp}</p>
          <Button look="secondary" onClick={onAgain}>
            {copy.again}
          </Button>
        </>
      )}
      <SiteLink className="link" path={NEWSLETTER_ARCHIVE_PATH} site="organization">
        {copy.archive}
      </SiteLink>
    </div>
  );
}
