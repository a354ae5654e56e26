import { PageHead } from "#ui/page-head.tsx";
import { ChangeEmailForm } from "./change-email-form.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { DeviceList } from "./device-list.tsx";
import { SecondFactorSection } from "./second-factor/second-factor-section.tsx";
import { loginMessages as copy } from "./login.nl.ts";

/** The settings of signing in: e-mail address, password, second factor, devices. */
export const LoginPage = ({ email }: { email: string }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
    <PageHead intro={copy.intro} title={copy.title} />
    <ChangeEmailForm current={email} />
    <ChangePasswordForm email={email} />
    <SecondFactorSection />
    <DeviceList />
  </div>
);
