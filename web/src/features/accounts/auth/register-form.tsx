import { PRIVACY_PATH, TERMS_PATH } from "@inktvis/contract/page-paths/organization";
import { api } from "#platform/api.ts";
import { fieldErrorsOf } from "#platform/forms/form-refusal.ts";
import { Form } from "#platform/forms/form.tsx";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { NewPasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { AuthSubmit } from "./auth-submit.tsx";
import { EmailField } from "./email-field.tsx";
import { authMessages, registerMessages as messages } from "./messages.nl.ts";

export interface Registration {
  userId: string;
  email: string;
  isMailed: boolean;
}

const loadSchema = async () => (await import("@inktvis/contract/features/accounts/auth")).RegisterInput;

interface RegisterFormProps {
  /** The number of the terms in force when the page was loaded. */
  shownTerms: number | null;
  onRegistered: (registration: Registration) => void;
}

export function RegisterForm({ shownTerms, onRegistered }: RegisterFormProps) {
  const form = useContractForm({
    name: "registreren",
    schema: loadSchema,
    defaultValues: { nickname: "", email: "", password: "", termsVersion: false, newsletter: false, shownTerms },
    submit: async (body) => {
      const { data } = await api.auth.register({ body }).catch(async (refusal: unknown) => {
        if (fieldErrorsOf(refusal, (name) => name === "termsVersion").length > 0) await showTermsAnew();
        throw refusal;
      });
      onRegistered({ ...data, email: body.email.trim() });
    },
  });
  /** The terms changed since the page was loaded: whoever agreed did so to the former ones. */
  async function showTermsAnew() {
    const { data } = await api.auth.termsInForce({});
    form.setValue("shownTerms", data.number);
    form.setValue("termsVersion", false);
  }
  return (
    <Form form={form}>
      <TextField
        autoComplete="nickname"
        help={messages.nicknameHelp}
        label={messages.nickname}
        {...form.field("nickname")}
      />
      <EmailField {...form.field("email")} />
      <NewPasswordField label={authMessages.password} {...form.field("password")} />
      <div className="grid gap-3">
        <CheckboxField label={<TermsLabel />} {...form.field("termsVersion")} />
        <CheckboxField label={messages.newsletter} {...form.field("newsletter")} />
      </div>
      <AuthSubmit busy={form.isSaving}>{messages.submit}</AuthSubmit>
      <p className="text-sm text-ink-soft">
        {messages.privacy} <NewTabLink path={PRIVACY_PATH}>{messages.privacyLink}</NewTabLink>.
      </p>
    </Form>
  );
}

const TermsLabel = () => (
  <>
    {messages.terms} <NewTabLink path={TERMS_PATH}>{messages.termsLink}</NewTabLink>
  </>
);

/** A link to a page of the house, in a new tab, so that what was typed in the form is not lost. */
const NewTabLink = ({ path, children }: { path: string; children: string }) => (
  <SiteLink className="link" path={path} rel="noopener" site="organization" target="_blank">
    {children}
    <span className="sr-only"> {messages.newTab}</span>
  </SiteLink>
);
