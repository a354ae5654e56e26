import type { contract } from "@inktvis/contract";
import { type Role, ROLES } from "@inktvis/contract/access";

type NamesOf<Tree> = {
  [Feature in keyof Tree & string]: `${Feature}.${keyof Tree[Feature] & string}`;
}[keyof Tree & string];
export type EndpointName = NamesOf<typeof contract>;

/** 2xx, or the status of the refusal. */
export type Outcome = "done" | 400 | 401 | 403 | 404 | 409 | 410 | 422;

/** One call, made well by everybody who could make it. */
export interface Case {
  /** What the endpoint is called for, where that makes a difference. */
  on?: "private" | "unpublished";
  visitor: Outcome;
  /** Somebody signed in, of whom the item is not. */
  member: Outcome;
  /** Whose it is: who wrote it, organises, entered or judges it, or got it. */
  author: Outcome;
  /** Somebody with this role alone, of whom the item is not. */
  roles: Outcome | Record<Role, Outcome>;
}

const everybody = (outcome: Outcome): Case => ({ visitor: outcome, member: outcome, author: outcome, roles: outcome });
const members: Case = { visitor: 401, member: "done", author: "done", roles: "done" };
/** Of their own, of which they have none. */
const none = (outcome: Outcome): Case => ({ ...everybody(outcome), visitor: 401 });
/** For others it does not exist, whatever their role. */
const ownOnly: Case = { visitor: 401, member: 404, author: "done", roles: 404 };
/** Who did not begin an entry, has none to go on with. */
const ownEntry: Case = { visitor: 401, member: 422, author: "done", roles: 422 };
/** What the other roles have no ability for. */
const onlyRoles = (outcomes: Partial<Record<Role, Outcome>>, otherwise: Outcome = 403) =>
  Object.fromEntries(ROLES.map((role) => [role, outcomes[role] ?? otherwise])) as Record<Role, Outcome>;
/** Something of a contest of somebody else: only staff manages it too. */
const managesContest: Case = {
  visitor: 401,
  member: 403,
  author: 403,
  roles: onlyRoles({ contest_organizer: 404, admin: "done", superadmin: "done" }),
};
/** For who manages the contest and for its jury, of which the author is here. */
const managersAndJury: Case = {
  visitor: 401,
  member: 404,
  author: "done",
  roles: onlyRoles({ admin: "done", superadmin: "done" }, 404),
};
const byOrganizers = (outcome: Outcome): Case => ({
  visitor: 401,
  member: 403,
  author: 403,
  roles: onlyRoles({ admin: outcome, superadmin: outcome, contest_organizer: outcome }),
});
const organizers = byOrganizers("done");
/** Contests that one organises, which the author does: for other organisers they are not there, staff manages all. */
const organizersOnly: Case = {
  visitor: 401,
  member: 403,
  author: "done",
  roles: onlyRoles({ contest_organizer: 404, admin: "done", superadmin: "done" }),
};
const byStaff = (outcome: Outcome, ...roles: Role[]): Case => ({
  visitor: 401,
  member: 403,
  author: 403,
  roles: onlyRoles(Object.fromEntries(roles.map((role) => [role, outcome]))),
});
/** People and the product itself are the business of admins; editors write, and decide about reports. */
const byAdmins = (outcome: Outcome) => byStaff(outcome, "admin", "superadmin");
const byEditors = (outcome: Outcome) => byStaff(outcome, "admin", "superadmin", "editor");
const admins = byAdmins("done");
const editors = byEditors("done");
/** Nothing has that id: what counts is who may ask. Of what is there: the tests of each feature. */
const editorsOfNothing = byEditors(404);
/** Points at something that is not there. */
const editorsRefused = byEditors(422);
/** A private text: it exists for its author only. */
const hidden: Case = { on: "private", visitor: 404, member: 404, author: "done", roles: 404 };
const hiddenFromMembers: Case = { ...hidden, visitor: 401 };

/**
 * Who may call what (docs/product/platform.md#access): for each endpoint what a visitor, a member, the author and each
 * role get when they call it rightly. By hand and not from the contract, so that a slip there shows. A new endpoint
 * belongs here.
 */
export const ACCESS: Record<EndpointName, Case[]> = {
  "auth.csrfToken": [everybody("done")],
  "auth.isLoggedIn": [everybody("done")],
  "auth.login": [everybody("done")],
  "auth.logout": [everybody("done")],
  "auth.register": [everybody("done")],
  // The code is not right: what counts is that everybody may try.
  "auth.verifyEmail": [everybody(410)],
  "auth.resendVerifyEmail": [everybody("done")],
  "auth.forgotPassword": [everybody("done")],
  "auth.checkResetLink": [everybody(410)],
  "auth.resetPassword": [everybody(410)],
  "auth.syncSessionSigningToken": [everybody("done")],
  "auth.syncSessionToken": [{ visitor: 401, member: 410, author: 410, roles: 410 }],
  "auth.syncSession": [everybody(410)],
  "me.get": [members],
  "personalData.overview": [members],
  "personalData.requestData": [members],
  "personalData.requestDelete": [members],
  "personalData.cancel": [ownOnly],
  "personalData.download": [ownOnly],
  // The code is not right: what counts is that everybody may try.
  "personalData.cancelByLink": [everybody(410)],
  "me.changeEmail": [members],
  "me.confirmChangeEmail": [everybody(410)],
  "me.undoChangeEmail": [everybody(410)],
  "settings.updateProfile": [members],
  "settings.changePassword": [members],
  "settings.changePrivacy": [members],
  "settings.changeNotifications": [members],
  "devices.list": [members],
  "devices.end": [ownOnly],
  "devices.endOthers": [members],
  "devices.endAll": [members],
  "secondFactor.get": [members],
  "secondFactor.startTotp": [members],
  // Nobody has one: what counts is that everybody may ask for their own.
  "secondFactor.confirmTotp": [none(404)],
  "secondFactor.removeTotp": [none(404)],
  "secondFactor.renamePasskey": [none(404)],
  "secondFactor.removePasskey": [none(404)],
  "secondFactor.renewRecoveryCodes": [none(409)],
  "secondFactor.switchOff": [none(409)],
  "secondStep.get": [everybody("done")],
  "secondStep.password": [members],
  // A visitor has nothing under way; whoever is signed in has no second factor.
  "secondStep.totp": [{ ...everybody(422), visitor: 410 }],
  "secondStep.recoveryCode": [{ ...everybody(422), visitor: 410 }],
  "secondStep.passkeyOptions": [{ ...everybody("done"), visitor: 410 }],
  "secondStep.passkey": [{ ...everybody(422), visitor: 410 }],
  "secondStep.newPasskeyOptions": [members],
  // Not one that was asked for.
  "secondStep.addPasskey": [none(422)],
  "notifications.list": [members],
  "notifications.count": [members],
  "notifications.read": [ownOnly],
  "notifications.readAll": [members],
  "mailPreferences.get": [members],
  "mailPreferences.update": [members],
  "mailPreferences.subscription": [everybody("done")],
  "mailPreferences.unsubscribe": [everybody("done")],
  "texts.get": [everybody("done"), hidden],
  "texts.create": [members],
  "texts.update": [ownOnly, { ...ownOnly, on: "private" }],
  "texts.delete": [ownOnly, { ...ownOnly, on: "private" }],
  "texts.mine": [members],
  "contests.get": [
    everybody("done"),
    {
      on: "unpublished",
      visitor: 404,
      member: 404,
      author: "done",
      roles: onlyRoles({ admin: "done", superadmin: "done" }, 404),
    },
  ],
  "contests.create": [organizers],
  "contests.update": [organizersOnly],
  "contests.delete": [organizersOnly],
  "contests.publish": [organizersOnly],
  "contests.unpublish": [organizersOnly],
  "contests.end": [organizersOnly],
  "contests.resultMails": [organizersOnly],
  "contests.winners": [organizersOnly],
  "contests.staffActs": [organizersOnly],
  "contests.managed": [organizers],
  "contributions.list": [managesContest],
  "contributions.get": [managersAndJury],
  "contributions.setState": [managesContest],
  "contributions.updateFeedback": [managesContest],
  "contestExports.pdf": [managersAndJury],
  "contestExports.csv": [managesContest],
  "contestExports.progress": [ownOnly],
  // None of that name: what counts is that everybody may ask.
  "articles.get": [everybody(404)],
  "pages.get": [everybody(404)],
  "homepages.get": [everybody(404)],
  "faq.get": [everybody(404)],
  "texts.favorites": [members],
  "texts.followed": [members],
  "texts.neighbours": [everybody("done"), hidden],
  "reactions.like": [members, hiddenFromMembers],
  "reactions.unlike": [members, hiddenFromMembers],
  "reactions.report": [members, hiddenFromMembers],
  "reactions.unreport": [members, hiddenFromMembers],
  "tracking.token": [everybody("done"), hidden],
  // The token is not right: that counts nothing and is no mistake.
  "tracking.view": [everybody("done")],
  "tracking.read": [everybody("done")],
  "drafts.list": [members],
  "drafts.get": [ownOnly],
  "drafts.keep": [ownOnly],
  // Of others nothing goes (access.test.ts): what is not there is as gone as it should be.
  "drafts.delete": [members],
  "versions.list": [ownOnly, { ...ownOnly, on: "private" }],
  "versions.get": [ownOnly, { ...ownOnly, on: "private" }],
  "profiles.get": [everybody("done")],
  "profiles.texts": [everybody("done")],
  // Nobody follows themselves.
  "profiles.follow": [{ ...members, author: 422 }],
  "profiles.unfollow": [{ ...members, author: 422 }],
  "search.find": [everybody("done")],
  "downloads.text": [ownOnly, { ...ownOnly, on: "private" }],
  // Who wrote nothing has nothing to download.
  "downloads.all": [ownOnly, { ...ownOnly, on: "private" }],
  "genres.list": [everybody("done")],
  "countries.list": [everybody("done")],
  "images.create": [members],
  "participations.mine": [members],
  "participations.get": [members],
  "participations.feedback": [ownOnly],
  "participations.start": [members],
  // Who did not begin has nothing to choose for.
  "participations.saveContributions": [ownEntry],
  "participations.saveData": [ownEntry],
  "participations.finalize": [ownEntry],
  "participations.withdraw": [ownOnly],
  // The author is who organises the contest.
  "participations.reopen": [organizersOnly],
  "invitations.inviteJury": [managesContest],
  "invitations.inviteParticipants": [managesContest],
  "invitations.ofJury": [managesContest],
  "invitations.ofParticipants": [managesContest],
  "invitations.delete": [managesContest],
  "invitations.byToken": [everybody("done")],
  // It went to the address of one of them.
  "invitations.use": [{ visitor: 401, member: 403, author: "done", roles: 403 }],
  "jury.mine": [members],
  // The author is who judges.
  "jury.contributions": [ownOnly],
  "jury.score": [ownOnly],
  "jury.abstain": [ownOnly],
  "jury.members": [managesContest],
  "jury.assign": [managesContest],
  "jury.remove": [managesContest],
  // The author is whose text it is about.
  "decisions.get": [ownOnly],
  "decisions.appeal": [ownOnly],
  "staffPeople.list": [admins],
  "staffPeople.get": [admins],
  "staffPeople.update": [admins],
  // Of an organiser; who may give which: staff-people.test.ts.
  "staffPeople.grantRole": [admins],
  "staffPeople.revokeRole": [admins],
  "staffPeople.block": [admins],
  // Nobody blocked them.
  "staffPeople.unblock": [byAdmins(409)],
  "staffPeople.signIns": [admins],
  "staffPeople.endSignIns": [admins],
  // Has none.
  "staffPeople.removeSecondFactor": [byAdmins(409)],
  "staffRegistrations.list": [admins],
  "staffRegistrations.resend": [admins],
  "staffTerms.list": [admins],
  "staffTerms.get": [admins],
  "staffTerms.create": [admins],
  "staffTerms.update": [admins],
  "staffTerms.delete": [admins],
  "staffTerms.publish": [admins],
  "staffReports.list": [editors],
  "staffReports.get": [editors],
  "staffReports.decide": [editors],
  "staffDecisions.list": [editors],
  "staffDecisions.get": [editors],
  // Nobody objected.
  "staffDecisions.answer": [byEditors(409)],
  "staffPictures.takeDown": [editors],
  // Nobody took it down.
  "staffPictures.putBack": [byEditors(409)],
  "staffContests.list": [admins],
  "staffContests.get": [admins],
  // Nobody has that address.
  "staffContests.findOrganizer": [byAdmins(422)],
  "staffContests.handOver": [byAdmins(422)],
  "staffJobs.list": [admins],
  // Nothing failed.
  "staffJobs.retry": [byAdmins(404)],
  "staffJobs.drop": [byAdmins(404)],
  "staffAudit.list": [admins],
  "staffMails.list": [admins],
  "staffDataRequests.list": [admins],
  // Nothing is at that old address: what counts is that everybody may ask.
  "legacy.text": [everybody(404)],
  "legacy.user": [everybody(404)],
  "legacy.contest": [everybody(404)],
  "feeds.texts": [everybody("done")],
  // Of nobody who is there.
  "feeds.author": [everybody(404)],
  "feeds.articles": [everybody(404)],
  "sitemap.index": [everybody("done")],
  // Of no kind that is there.
  "sitemap.page": [everybody(404)],
  "staffArticles.list": [editors],
  "staffArticles.get": [editorsOfNothing],
  "staffArticles.create": [editors],
  "staffArticles.update": [editorsOfNothing],
  "staffArticles.delete": [editorsOfNothing],
  "staffPages.list": [editors],
  "staffPages.get": [editorsOfNothing],
  "staffPages.create": [editors],
  "staffPages.update": [editorsOfNothing],
  "staffPages.delete": [editorsOfNothing],
  "staffHomepages.list": [editors],
  "staffHomepages.get": [editorsOfNothing],
  "staffHomepages.update": [editorsOfNothing],
  "staffFaqCollections.list": [editors],
  "staffFaqCollections.get": [editorsOfNothing],
  "staffFaqCollections.create": [editors],
  "staffFaqCollections.update": [editorsOfNothing],
  "staffFaqCollections.delete": [editorsOfNothing],
  "staffFaqCategories.list": [editors],
  "staffFaqCategories.get": [editorsOfNothing],
  "staffFaqCategories.create": [editorsRefused],
  "staffFaqCategories.update": [editorsOfNothing],
  "staffFaqCategories.delete": [editorsOfNothing],
  "staffFaqItems.list": [editors],
  "staffFaqItems.get": [editorsOfNothing],
  "staffFaqItems.create": [editorsRefused],
  "staffFaqItems.update": [editorsOfNothing],
  "staffFaqItems.delete": [editorsOfNothing],
  "staffGenres.list": [editors],
  "staffGenres.get": [editorsOfNothing],
  "staffGenres.create": [editors],
  "staffGenres.update": [editorsOfNothing],
  "staffGenres.delete": [editorsOfNothing],
  "staffGenres.merge": [editorsOfNothing],
  "staffTags.list": [editors],
  "staffTags.get": [editorsOfNothing],
  "staffTags.create": [editors],
  "staffTags.update": [editorsOfNothing],
  "staffTags.delete": [editorsOfNothing],
  "staffLegacyAddresses.list": [editors],
  "staffLegacyAddresses.get": [editorsOfNothing],
  "staffLegacyAddresses.create": [editorsRefused],
  "staffLegacyAddresses.delete": [editorsOfNothing],
};
