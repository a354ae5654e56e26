import { guardsIn } from "../guard.ts";

const SUBSCRIPTIONS = "api/src/features/newsletter/subscriptions";
const SUBSCRIBING = [`${SUBSCRIPTIONS}/subscriptions.test.ts`];
const NEWSLETTERS = "api/src/features/newsletter/newsletters";
const SENDING = [`${NEWSLETTERS}/newsletters.test.ts`];
const LINKS = "api/src/features/discovery/links";
const ASKING = [`${LINKS}/ask-address.test.ts`];

export const newsletterGuards = [
  ...guardsIn("contract/src/features/newsletter/newsletter-subscriptions.ts", SUBSCRIBING, {
    "A name that looks like an address is not used in the greeting of newsletters": [
      "!LEADS_SOMEWHERE.test(name)",
      "true",
    ],
  }),
  ...guardsIn(`${SUBSCRIPTIONS}/operations/subscribe.ts`, SUBSCRIBING, {
    "Mails that ask to confirm a subscription to the newsletter are limited": ["if (isMailed) await", "await"],
    "A member who gets only crucial mails is told so when subscribing": [
      "isHeldBack: own.isHeldBack",
      "isHeldBack: false",
    ],
    "A person who confirms and subscribes again at the same moment is told that they are subscribed": [
      "await lockEmail(tx, email);",
      "void lockEmail;",
    ],
    "Only a member's own address is subscribed without a mail": [
      '.where((eb) => eb(eb.fn("lower", ["email"]), "=", email))',
      "",
    ],
  }),
  ...guardsIn(`${SUBSCRIPTIONS}/subscription.jobs.ts`, SUBSCRIBING, {
    "A person who confirmed is not asked to confirm again": [
      '.where("id", "=", subscriptionId)\n    .where("confirmed_at", "is", null)',
      '.where("id", "=", subscriptionId)',
    ],
  }),
  ...guardsIn(`${SUBSCRIPTIONS}/operations/confirm-subscription.ts`, SUBSCRIBING, {
    "A subscription is confirmed with the link of its mail only": ["!isTokenOf(config, asked, token)", "false"],
    "A link to confirm a subscription expires": ["!asked.confirmed_at && !isConfirmable(asked, now)", "false"],
    "Confirming a subscription and an account getting its address wait for each other": [
      "await lockEmail(tx, asked.email);",
      "",
    ],
  }),
  ...guardsIn(`${SUBSCRIPTIONS}/unsubscribe-link.ts`, SUBSCRIBING, {
    "An address is unsubscribed only with a link that we signed": ["if (email === undefined) throw brokenLink();", ""],
  }),
  ...guardsIn(`${NEWSLETTERS}/operations/send-newsletter.ts`, SENDING, {
    "A newsletter is sent once": ["if (before.sentAt) return;", ""],
    "A newsletter can be sent while one of its readers unsubscribes": [
      '"subscription.id as subscription_id"])\n    .forKeyShare();',
      '"subscription.id as subscription_id"]);',
    ],
    "Two newsletters with the same title that are sent at the same time get different addresses": [
      'await lockName(tx, "newsletter-slugs");',
      "",
    ],
    "A newsletter is sent only as its sender opened it": ["refuseStale(before, revision);", ""],
  }),
  ...guardsIn(`${NEWSLETTERS}/newsletter.jobs.ts`, SENDING, {
    "An editor who is blocked gets no newsletter as a test": ['.where("blocked_at", "is", null)', ""],
  }),
  ...guardsIn(`${NEWSLETTERS}/operations/update-newsletter.ts`, SENDING, {
    "A sent newsletter cannot be changed": ["if (before.sentAt) throw alreadySent();", ""],
  }),
  ...guardsIn(`${NEWSLETTERS}/operations/delete-newsletter.ts`, SENDING, {
    "A sent newsletter cannot be deleted": ["if (sentAt) throw alreadySent();", ""],
  }),
  ...guardsIn(`${NEWSLETTERS}/newsletter.policy.ts`, SENDING, {
    "The archive has no drafts": ['.where("newsletter.sent_at", "is not", null)', ""],
  }),
  ...guardsIn(`${NEWSLETTERS}/queries/newsletter-recipients.ts`, SENDING, {
    "A newsletter goes only to confirmed subscriptions": ['.where("subscription.confirmed_at", "is not", null)', ""],
  }),
];

export const linkGuards = [
  ...guardsIn(`${LINKS}/ask-address.ts`, ASKING, {
    "A link to an address in our own network is not requested": [
      "if (isIP(host) && !reach.isAllowed(host)) throw refused(host);",
      "",
    ],
    "A link whose host resolves into our own network is not requested": [
      'if (!addresses.every(({ address }) => isAllowed(address))) return found(refused(hostname), "", 0);',
      "",
    ],
    "Links are requested on the ports of the web only": ["|| !reach.ports.includes(url.port)", ""],
    "A server that upgrades the protocol does not hold up the check of links": [
      '      resolve(answer);\n    });\n    asking.on("error"',
      '    });\n    asking.on("error"',
    ],
  }),
  ...guardsIn(`${SUBSCRIPTIONS}/operations/unsubscribe.ts`, ["api/src/features/personal-data/erasing-races.test.ts"], {
    "Unsubscribing and an erasure wait for each other": [
      "    await lockEmail(tx, email);\n",
      '    await lockEmail(tx, email);\n    await tx.deleteFrom("newsletter_subscriptions").where("email", "=", email).execute();\n',
    ],
  }),
  ...guardsIn("api/src/platform/public-address.ts", ["api/src/platform/public-address.test.ts"], {
    "Only addresses on the public internet count as public": ['if (address.range() !== "unicast") return false;', ""],
    "An IPv4 address written as IPv6 is not requested": ["address.match(GIVEN_OUT)", "true"],
  }),
  ...guardsIn(`${LINKS}/internal-links.ts`, [`${LINKS}/links.test.ts`], {
    "An invalid address does not stop the check of all links": ["    if (/\\p{Cc}/u.test(path)) return false;\n", ""],
    "An invalid id does not stop the check of all links": [
      "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}",
      "[0-9a-f-]{36}",
    ],
  }),
  ...guardsIn(`${LINKS}/check-links.ts`, [`${LINKS}/links.test.ts`], {
    "Few links are requested from one host at a time": ['.where("turn", "<=", RUN.perHost)', ""],
    "A check of links ends in time, however slow servers are": [
      "if (services.clock.now() > lastBeginning) return;",
      "",
    ],
  }),
];
