import { guardsIn } from "../guard.ts";

const SUBSCRIPTIONS = "api/src/features/newsletter/subscriptions";
const SUBSCRIBING = [`${SUBSCRIPTIONS}/subscriptions.test.ts`];
const NEWSLETTERS = "api/src/features/newsletter/newsletters";
const SENDING = [`${NEWSLETTERS}/newsletters.test.ts`];
const LINKS = "api/src/features/discovery/links";
const ASKING = [`${LINKS}/ask-address.test.ts`];

export const newsletterGuards = [
  ...guardsIn("contract/src/features/newsletter/newsletter-subscriptions.ts", SUBSCRIBING, {
    "Nobody has newsletters greet somebody else with an address": ["!LEADS_SOMEWHERE.test(name)", "true"],
  }),
  ...guardsIn(`${SUBSCRIPTIONS}/operations/subscribe.ts`, SUBSCRIBING, {
    "Mails that ask to confirm a subscription to the newsletter are limited": ["if (isMailed) await", "await"],
    "Who gets only crucial mail is told so when they subscribe": ["isHeldBack: own.isHeldBack", "isHeldBack: false"],
    "Who confirms and asks again at the same moment is told that they are subscribed": [
      "await lockEmail(tx, email);",
      "void lockEmail;",
    ],
    "Only the own address is subscribed without a mail": [
      '.where((eb) => eb(eb.fn("lower", ["email"]), "=", email))',
      "",
    ],
  }),
  ...guardsIn(`${SUBSCRIPTIONS}/subscription.jobs.ts`, SUBSCRIBING, {
    "Who confirmed is not asked to confirm": [
      '.where("id", "=", subscriptionId)\n    .where("confirmed_at", "is", null)',
      '.where("id", "=", subscriptionId)',
    ],
  }),
  ...guardsIn(`${SUBSCRIPTIONS}/operations/confirm-subscription.ts`, SUBSCRIBING, {
    "A subscription is confirmed with the link of its mail only": ["!isTokenOf(config, asked, token)", "false"],
    "A link to confirm a subscription expires": ["!asked.confirmed_at && !isConfirmable(asked, now)", "false"],
    "No account gets an address while its subscription is confirmed": ["await lockEmail(tx, asked.email);", ""],
  }),
  ...guardsIn(`${SUBSCRIPTIONS}/unsubscribe-link.ts`, SUBSCRIBING, {
    "Only an address that was sealed is unsubscribed": ["if (email === undefined) throw brokenLink();", ""],
  }),
  ...guardsIn(`${NEWSLETTERS}/operations/send-newsletter.ts`, SENDING, {
    "A newsletter is sent once": ["if (before.sentAt) return;", ""],
    "A newsletter leaves while one of its readers unsubscribes": [
      '"subscription.id as subscription_id"])\n    .forKeyShare();',
      '"subscription.id as subscription_id"]);',
    ],
    "Two newsletters with one title that leave at once each get an address": [
      'await lockName(tx, "newsletter-slugs");',
      "",
    ],
    "What is sent is what its sender opened": ["refuseStale(before, revision);", ""],
  }),
  ...guardsIn(`${NEWSLETTERS}/newsletter.jobs.ts`, SENDING, {
    "An editor who is blocked gets no newsletter as a test": ['.where("blocked_at", "is", null)', ""],
  }),
  ...guardsIn(`${NEWSLETTERS}/operations/update-newsletter.ts`, SENDING, {
    "A newsletter that was sent is not changed": ["if (before.sentAt) throw alreadySent();", ""],
  }),
  ...guardsIn(`${NEWSLETTERS}/operations/delete-newsletter.ts`, SENDING, {
    "A newsletter that was sent is not deleted": ["if (sentAt) throw alreadySent();", ""],
  }),
  ...guardsIn(`${NEWSLETTERS}/newsletter.policy.ts`, SENDING, {
    "The archive has no drafts": ['.where("newsletter.sent_at", "is not", null)', ""],
  }),
  ...guardsIn(`${NEWSLETTERS}/queries/newsletter-recipients.ts`, SENDING, {
    "Nobody gets a newsletter who did not confirm": ['.where("subscription.confirmed_at", "is not", null)', ""],
  }),
];

export const linkGuards = [
  ...guardsIn(`${LINKS}/ask-address.ts`, ASKING, {
    "An address of our own network is not asked": [
      "if (isIP(host) && !reach.isAllowed(host)) throw refused(host);",
      "",
    ],
    "A name that leads into our own network is not asked": [
      'if (!addresses.every(({ address }) => isAllowed(address))) return found(refused(hostname), "", 0);',
      "",
    ],
    "Only the ports of the web are asked": ["|| !reach.ports.includes(url.port)", ""],
    "A server that changes the protocol holds up no reading of links": [
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
    "Only addresses of the internet are public": ['if (address.range() !== "unicast") return false;', ""],
    "An address of IPv4 in other words is not asked": ["address.match(GIVEN_OUT)", "true"],
  }),
  ...guardsIn(`${LINKS}/internal-links.ts`, [`${LINKS}/links.test.ts`], {
    "A bad address does not end the reading of all links": ["    if (/\\p{Cc}/u.test(path)) return false;\n", ""],
    "An id that is none does not end the reading of all links": [
      "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}",
      "[0-9a-f-]{36}",
    ],
  }),
  ...guardsIn(`${LINKS}/check-links.ts`, [`${LINKS}/links.test.ts`], {
    "A host is asked for few links at a time": ['.where("turn", "<=", RUN.perHost)', ""],
    "A reading of links ends in time however slow servers are": [
      "if (services.clock.now() > lastBeginning) return;",
      "",
    ],
  }),
];
