import { guardsIn } from "../guard.ts";

const CERTIFICATES = "api/src/features/ecourses/certificates";
const EARNED = [`${CERTIFICATES}/issue-certificate.test.ts`];
const SHOWN = [`${CERTIFICATES}/certificates.test.ts`];

export const certificateGuards = [
  ...guardsIn(`${CERTIFICATES}/issue-certificate.ts`, EARNED, {
    "A test that is completed in several windows gives one certificate": [
      ".onConflict((conflict) => conflict.doNothing())",
      "",
    ],
    "Half a name stands on no certificate": [
      "names.first_name && names.last_name ? fullNameOf(names) : null",
      "fullNameOf(names)",
    ],
  }),
  ...guardsIn(`${CERTIFICATES}/certificate.policy.ts`, SHOWN, {
    "A certificate is downloaded by whoever earned it only": ['.where("certificate.user_id", "=", viewer.id)', ""],
  }),
  ...guardsIn(`${CERTIFICATES}/operations/set-certificate-name.ts`, SHOWN, {
    "The name on a certificate is set once": ['.where("certificate.name", "is", null)', ""],
    "Nobody names the certificate of somebody else": ['.where("certificate.user_id", "=", ctx.viewer.id)', ""],
  }),
  ...guardsIn(`${CERTIFICATES}/queries/export-certificate.ts`, SHOWN, {
    "A certificate is printed with a name": [
      "if (name === null) throw nameless();",
      "if (name === null) throw new Error();",
    ],
    "Downloads of certificates are limited": ['await limitMember(ctx, "downloads");', ""],
  }),
  ...guardsIn(`${CERTIFICATES}/queries/verify-certificate.ts`, SHOWN, {
    "Codes of certificates cannot be tried without end": [
      'await limitRate(ctx, ctx.config.limits.certificates, "certificate", ctx.network);',
      "",
    ],
  }),
];
