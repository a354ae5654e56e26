import { ChangeEmailForm } from "./change-email-form.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { DeviceList } from "./device-list.tsx";
import { SecondFactorSection } from "./second-factor/second-factor-section.tsx";
import { loginMessages as copy } from "./login.nl.ts";

/** The settings of signing in: e-mail address, password, second factor, devices. */
export const LoginPage = ({ email }: { email: string }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
    <header className="grid gap-3">
      <h1 className="text-4xl sm:text-5xl">{copy.title}</h1>
      <p className="text-lg text-ink-soft">{copy.intro}</p>
    </header>
    <ChangeEmailForm current={email} />
    <ChangePasswordForm email={email} />
    <SecondFactorSection />
    <DeviceList />
  </div>
);
