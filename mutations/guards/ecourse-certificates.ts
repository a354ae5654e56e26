import { guardsIn } from "../guard.ts";

const CERTIFICATES = "api/src/features/ecourses/certificates";
const EARNED = [`${CERTIFICATES}/issue-certificate.test.ts`];
const SHOWN = [`${CERTIFICATES}/certificates.test.ts`];

export const certificateGuards = [
  ...guardsIn(`${CERTIFICATES}/issue-certificate.ts`, EARNED, {
    "Completing a test in several windows gives one certificate": [
      ".onConflict((conflict) => conflict.doNothing())",
      "",
    ],
    "A certificate never has half a name": [
      "names.first_name && names.last_name ? fullNameOf(names) : null",
      "fullNameOf(names)",
    ],
  }),
  ...guardsIn(`${CERTIFICATES}/certificate.policy.ts`, SHOWN, {
    "A certificate is downloaded only by the person who earned it": [
      '.where("certificate.user_id", "=", viewer.id)',
      "",
    ],
  }),
  ...guardsIn(`${CERTIFICATES}/operations/set-certificate-name.ts`, SHOWN, {
    "The name on a certificate is set once": ['.where("certificate.name", "is", null)', ""],
    "A person sets the name on their own certificates only": ['.where("certificate.user_id", "=", ctx.viewer.id)', ""],
  }),
  ...guardsIn(`${CERTIFICATES}/queries/export-certificate.ts`, SHOWN, {
    "A certificate without a name cannot be downloaded": [
      "if (name === null) throw nameless();",
      "if (name === null) throw new Error();",
    ],
    "Downloads of certificates are limited": ['await limitMember(ctx, "downloads");', ""],
  }),
  ...guardsIn(`${CERTIFICATES}/queries/verify-certificate.ts`, SHOWN, {
    "Trying codes of certificates is limited": [
      'await limitRate(ctx, ctx.config.limits.certificates, "certificate", ctx.network);',
      "",
    ],
  }),
];
