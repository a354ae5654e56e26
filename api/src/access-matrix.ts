import type { contract } from "@inktvis/contract";
import { type Role, ROLES } from "@inktvis/contract/access";

type NamesOf<Tree> = {
  [Feature in keyof Tree & string]: `${Feature}.${keyof Tree[Feature] & string}`;
}[keyof Tree & string];
export type EndpointName = NamesOf<typeof contract>;

/** 2xx, or the status of the refusal. */
export type Outcome = "done" | 400 | 401 | 403 | 404 | 409 | 410 | 422;

/** A valid call by everybody who could make it. */
export interface Case {
  /** The state of the item, where that matters. */
  on?: "private" | "unpublished";
  visitor: Outcome;
  /** A signed-in member, not the owner of the item. */
  member: Outcome;
  /** The owner: who wrote it, organises, entered or judges it, or received it. */
  author: Outcome;
  /** A member with this role only, not the owner. */
  roles: Outcome | Record<Role, Outcome>;
}

const everybody = (outcome: Outcome): Case => ({ visitor: outcome, member: outcome, author: outcome, roles: outcome });
const members: Case = { visitor: 401, member: "done", author: "done", roles: "done" };
/** The caller has none of their own. */
const none = (outcome: Outcome): Case => ({ ...everybody(outcome), visitor: 401 });
/** Does not exist for others, whatever their role. */
const ownOnly: Case = { visitor: 401, member: 404, author: "done", roles: 404 };
/** The caller has not started an entry. */
const ownEntry: Case = { visitor: 401, member: 422, author: "done", roles: 422 };
/** Roles without the ability. */
const onlyRoles = (outcomes: Partial<Record<Role, Outcome>>, otherwise: Outcome = 403) =>
  Object.fromEntries(ROLES.map((role) => [role, outcomes[role] ?? otherwise])) as Record<Role, Outcome>;
/** The caller has not begun to enrol. */
const ownEnrolment: Case = { visitor: 401, member: 422, author: "done", roles: 422 };
/** Belongs to somebody else's contest: only staff manages it too. */
const managesContest: Case = {
  visitor: 401,
  member: 403,
  author: 403,
  roles: onlyRoles({ contest_organizer: 404, admin: "done", superadmin: "done" }),
};
/** For managers of the contest and its jury; the author is a juror here. */
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
/** The author organises the contest; it does not exist for other organisers, and staff manages all. */
const organizersOnly: Case = {
  visitor: 401,
  member: 403,
  author: "done",
  roles: onlyRoles({ contest_organizer: 404, admin: "done", superadmin: "done" }),
};
const activityOrganizers: Case = {
  visitor: 401,
  member: 403,
  author: 403,
  roles: onlyRoles({ activity_organizer: "done", admin: "done", superadmin: "done" }),
};
/** The author organises the activity; it does not exist for other organisers, and staff manages all. */
const managesActivity: Case = {
  ...activityOrganizers,
  author: "done",
  roles: onlyRoles({ activity_organizer: 404, admin: "done", superadmin: "done" }),
};
const courseOrganizers: Case = {
  visitor: 401,
  member: 403,
  author: 403,
  roles: onlyRoles({
    course_organizer: "done",
    course_organizer_only_display: "done",
    admin: "done",
    superadmin: "done",
  }),
};
/** The author organises the course; it does not exist for other organisers, and staff manages all. */
const managesCourse: Case = {
  ...courseOrganizers,
  author: "done",
  roles: onlyRoles({
    course_organizer: 404,
    course_organizer_only_display: 404,
    admin: "done",
    superadmin: "done",
  }),
};
/** The author organises the course; its participants exist for nobody else, and staff manages all. */
const managesParticipants: Case = {
  visitor: 401,
  member: 404,
  author: "done",
  roles: onlyRoles({ admin: "done", superadmin: "done" }, 404),
};
/** The author follows or made the online course; it does not exist for others, and staff manages all. */
const followsEcourse: Case = {
  visitor: 401,
  member: 404,
  author: "done",
  roles: onlyRoles({ admin: "done", superadmin: "done" }, 404),
};
const ecourseMakers: Case = {
  visitor: 401,
  member: 403,
  author: 403,
  roles: onlyRoles({ ecourse_organizer: "done", admin: "done", superadmin: "done" }),
};
/** The author made the online course; it does not exist for other makers, and staff manages all. */
const managesEcourse: Case = {
  ...ecourseMakers,
  author: "done",
  roles: onlyRoles({ ecourse_organizer: 404, admin: "done", superadmin: "done" }),
};
const byStaff = (outcome: Outcome, ...roles: Role[]): Case => ({
  visitor: 401,
  member: 403,
  author: 403,
  roles: onlyRoles(Object.fromEntries(roles.map((role) => [role, outcome]))),
});
/** Admins manage people and the system; editors write, and decide reports. */
const byAdmins = (outcome: Outcome) => byStaff(outcome, "admin", "superadmin");
const byEditors = (outcome: Outcome) => byStaff(outcome, "admin", "superadmin", "editor");
const admins = byAdmins("done");
const adminsOfNothing = byAdmins(404);
const editors = byEditors("done");
/** The id does not exist: only access is tested here, the rest in each feature. */
const editorsOfNothing = byEditors(404);
/** Refers to something that does not exist. */
const editorsRefused = byEditors(422);
/** Not published: for who manages it. */
const unpublished: Case = {
  on: "unpublished",
  visitor: 404,
  member: 404,
  author: "done",
  roles: onlyRoles({ admin: "done", superadmin: "done" }, 404),
};
/** A private text exists for its author only. */
const hidden: Case = { on: "private", visitor: 404, member: 404, author: "done", roles: 404 };
const hiddenFromMembers: Case = { ...hidden, visitor: 401 };

/**
 * Who may call what (docs/product/platform.md#access): for each endpoint the outcome of a valid call for a visitor, a
 * member, the author and each role. Written by hand and not derived from the contract, so that a mistake there shows.
 * Add every new endpoint.
 */
export const ACCESS: Record<EndpointName, Case[]> = {
  "auth.csrfToken": [everybody("done")],
  "auth.isLoggedIn": [everybody("done")],
  "auth.login": [everybody("done")],
  "auth.logout": [everybody("done")],
  "auth.register": [everybody("done")],
  // An invalid token: anybody may try.
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
  // An invalid token: anybody may try.
  "personalData.cancelByLink": [everybody(410)],
  "me.emailChange": [members],
  "me.changeEmail": [members],
  "me.withdrawEmailChange": [members],
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
  // Nobody has a factor: anybody may ask for their own.
  "secondFactor.confirmTotp": [none(404)],
  "secondFactor.removeTotp": [none(404)],
  "secondFactor.renamePasskey": [none(404)],
  "secondFactor.removePasskey": [none(404)],
  "secondFactor.renewRecoveryCodes": [none(409)],
  "secondFactor.switchOff": [none(409)],
  "secondStep.get": [everybody("done")],
  "secondStep.password": [members],
  // A visitor has no pending sign-in; signed-in callers have no second factor.
  "secondStep.totp": [{ ...everybody(422), visitor: 410 }],
  "secondStep.recoveryCode": [{ ...everybody(422), visitor: 410 }],
  "secondStep.passkeyOptions": [{ ...everybody("done"), visitor: 410 }],
  "secondStep.passkey": [{ ...everybody(422), visitor: 410 }],
  "secondStep.newPasskeyOptions": [members],
  // Not requested before.
  "secondStep.addPasskey": [none(422)],
  "notifications.list": [members],
  "notifications.count": [members],
  "notifications.read": [ownOnly],
  "notifications.readAll": [members],
  "mailPreferences.get": [members],
  "mailPreferences.update": [members],
  "mailPreferences.subscription": [everybody("done")],
  "mailPreferences.unsubscribe": [everybody("done")],
  "payments.notify": [everybody("done")],
  "texts.get": [everybody("done"), hidden],
  "texts.create": [members],
  "texts.update": [ownOnly, { ...ownOnly, on: "private" }],
  "texts.delete": [ownOnly, { ...ownOnly, on: "private" }],
  "texts.mine": [members],
  "contests.get": [everybody("done"), unpublished],
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
  "courses.list": [everybody("done")],
  "courses.get": [everybody("done"), unpublished],
  "courses.create": [courseOrganizers],
  "courses.update": [managesCourse],
  "courses.delete": [managesCourse],
  "courses.publish": [managesCourse],
  "courses.unpublish": [managesCourse],
  "courses.managed": [courseOrganizers],
  "courseEditions.copy": [managesCourse],
  "courseFigures.get": [managesCourse],
  "courseCancellation.get": [managesCourse],
  "courseCancellation.cancel": [managesCourse],
  "lessons.get": [followsEcourse],
  "ecourseProgress.mine": [members],
  "ecourseProgress.epub": [followsEcourse],
  "ecourseProgress.complete": [followsEcourse],
  "ecourseProgress.open": [followsEcourse],
  "ecourses.list": [ecourseMakers],
  "ecourses.get": [followsEcourse],
  "ecourses.create": [ecourseMakers],
  "ecourses.update": [managesEcourse],
  "ecourses.delete": [managesEcourse],
  "ecourses.archive": [managesEcourse],
  "ecourses.unarchive": [managesEcourse],
  "ecourseTests.getFinal": [followsEcourse],
  "ecourseTests.saveFinal": [managesEcourse],
  "ecourseTests.deleteFinal": [managesEcourse],
  "ecourseTests.getOfLesson": [followsEcourse],
  "ecourseTests.saveOfLesson": [managesEcourse],
  "ecourseTests.deleteOfLesson": [managesEcourse],
  "ecourseTests.submitResponse": [followsEcourse],
  "ecourseTests.completeResponse": [followsEcourse],
  "ecourseFigures.get": [managesEcourse],
  "ecourseModules.create": [managesEcourse],
  "ecourseModules.update": [managesEcourse],
  "ecourseModules.delete": [managesEcourse],
  "ecourseModules.order": [managesEcourse],
  "ecourseModules.orderLessons": [managesEcourse],
  "lessonManagement.create": [managesEcourse],
  "lessonManagement.update": [managesEcourse],
  "lessonManagement.delete": [managesEcourse],
  "enrolments.mine": [members],
  "enrolments.get": [members],
  "enrolments.start": [members],
  "enrolments.saveData": [ownEnrolment],
  "enrolments.savePaymentPreferences": [ownEnrolment],
  "enrolments.withdrawInstalment": [ownEnrolment],
  "enrolments.price": [members],
  "enrolments.paymentUrl": [{ visitor: 401, member: 410, author: "done", roles: 410 }],
  "enrolments.downloadInvoice": [ownOnly],
  "enrolments.calendar": [ownOnly],
  "enrolments.attest": [ownOnly],
  "lessonSubmissions.mine": [followsEcourse],
  // Who manages it looks at the lesson, and hands nothing in.
  "lessonSubmissions.handIn": [{ ...followsEcourse, roles: onlyRoles({ admin: 422, superadmin: 422 }, 404) }],
  "lessonSubmissions.list": [managesEcourse],
  "lessonSubmissions.get": [managesEcourse],
  "lessonSubmissions.answer": [managesEcourse],
  "certificates.mine": [members],
  "certificates.pdf": [ownOnly],
  "certificates.setName": [ownOnly],
  "certificates.verify": [everybody("done")],
  "participants.active": [managesParticipants],
  "participants.withPendingPayment": [managesParticipants],
  "participants.withInstallmentRequest": [managesParticipants],
  "participants.delisted": [managesParticipants],
  "participants.get": [managesParticipants],
  "participants.csv": [managesParticipants],
  "courseMailings.list": [managesParticipants],
  "courseMailings.recipients": [managesParticipants],
  "courseMailings.preview": [managesParticipants],
  "courseMailings.test": [managesParticipants],
  "courseMailings.send": [managesParticipants],
  "attendance.get": [managesParticipants],
  "attendance.save": [managesParticipants],
  "attendance.pdf": [managesParticipants],
  "delisting.refundQuote": [managesParticipants],
  "delisting.delist": [managesParticipants],
  // Nobody asked.
  "delisting.declineRequest": [
    { ...managesParticipants, author: 409, roles: onlyRoles({ admin: 409, superadmin: 409 }, 404) },
  ],
  // Nobody is paying.
  "delisting.releaseSeat": [
    { ...managesParticipants, author: 422, roles: onlyRoles({ admin: 422, superadmin: 422 }, 404) },
  ],
  "delisting.relist": [managesParticipants],
  "leaving.get": [ownEnrolment],
  "leaving.leave": [ownEnrolment],
  "leaving.requestDelist": [ownEnrolment],
  "leaving.withdrawRequest": [ownEnrolment],
  "instalments.get": [managesParticipants],
  "instalments.approve": [managesParticipants],
  "instalments.reject": [managesParticipants],
  "instalments.savePaidAmount": [managesParticipants],
  "instalments.markAsPaid": [managesParticipants],
  "waitingList.join": [members],
  "waitingList.leave": [members],
  "waitingList.list": [managesParticipants],
  "waitingList.mine": [members],
  "waitingList.offer": [everybody("done")],
  "waitingList.decline": [everybody("done")],
  "activities.get": [everybody("done")],
  "activities.create": [activityOrganizers],
  "activities.update": [managesActivity],
  "activities.delete": [managesActivity],
  "activities.managed": [activityOrganizers],
  // Not released: a preview for who manages the contest.
  "results.get": [
    {
      visitor: 404,
      member: 404,
      author: "done",
      roles: onlyRoles({ admin: "done", superadmin: "done" }, 404),
    },
  ],
  "results.save": [organizersOnly],
  "results.release": [organizersOnly],
  "results.withdraw": [organizersOnly],
  "results.allowLink": [ownOnly],
  "contributions.list": [managesContest],
  "contributions.get": [managersAndJury],
  "contributions.setState": [managesContest],
  "contributions.updateFeedback": [managesContest],
  "contestMessages.send": [managesContest],
  "contestMessages.list": [managesContest],
  "contestMessages.recipients": [managesContest],
  "contestMessages.preview": [managesContest],
  "contestExports.pdf": [managersAndJury],
  "contestExports.csv": [managesContest],
  "contestExports.progress": [ownOnly],
  // Does not exist: anybody may ask.
  "articles.get": [everybody(404)],
  "pages.get": [everybody(404)],
  "homepages.get": [everybody(404)],
  "faq.get": [everybody(404)],
  "texts.favorites": [members],
  "texts.followed": [members],
  "frontPage.get": [everybody("done")],
  "texts.neighbours": [everybody("done"), hidden],
  "reactions.like": [members, hiddenFromMembers],
  "reactions.unlike": [members, hiddenFromMembers],
  // Nobody reports their own text.
  "reactions.report": [
    { ...members, author: 422 },
    { ...hiddenFromMembers, author: 422 },
  ],
  "reactions.unreport": [members, hiddenFromMembers],
  "tracking.token": [everybody("done"), hidden],
  // An invalid token is ignored.
  "tracking.view": [everybody("done")],
  "tracking.read": [everybody("done")],
  "drafts.list": [members],
  "drafts.get": [ownOnly],
  "drafts.keep": [ownOnly],
  // Idempotent; access.test.ts checks that drafts of others stay.
  "drafts.delete": [members],
  "versions.list": [ownOnly, { ...ownOnly, on: "private" }],
  "versions.get": [ownOnly, { ...ownOnly, on: "private" }],
  "profiles.get": [everybody("done")],
  "profiles.texts": [everybody("done")],
  "profiles.organized": [everybody("done")],
  // Nobody follows themselves.
  "profiles.follow": [{ ...members, author: 422 }],
  "profiles.unfollow": [{ ...members, author: 422 }],
  "search.find": [everybody("done")],
  "downloads.text": [ownOnly, { ...ownOnly, on: "private" }],
  // Nothing to download without texts.
  "downloads.all": [ownOnly, { ...ownOnly, on: "private" }],
  "genres.list": [everybody("done")],
  "savedSearches.list": [members],
  "savedSearches.save": [members],
  // Deleting what is not there, or not one's own, changes nothing.
  "savedSearches.delete": [members],
  "courseLookUps.types": [everybody("done")],
  "courseLookUps.regions": [everybody("done")],
  "courseLookUps.durations": [everybody("done")],
  "courseLookUps.ageCategories": [everybody("done")],
  "courseLookUps.studentLevels": [everybody("done")],
  "courseLookUps.discountTypes": [everybody("done")],
  "countries.list": [everybody("done")],
  "clock.now": [everybody("done")],
  "images.create": [members],
  "participations.mine": [members],
  "participations.get": [members],
  "participations.feedback": [ownOnly],
  "participations.textLengths": [members],
  "participations.start": [members],
  // Not started.
  "participations.saveContributions": [ownEntry],
  "participations.saveData": [ownEntry],
  "participations.finalize": [ownEntry],
  "participations.withdraw": [ownOnly],
  // The author organises the contest.
  "participations.reopen": [organizersOnly],
  "participations.begun": [managesContest],
  "contestInvitations.inviteJury": [managesContest],
  "contestInvitations.inviteParticipants": [managesContest],
  "contestInvitations.ofJury": [managesContest],
  "contestInvitations.ofParticipants": [managesContest],
  "contestInvitations.byToken": [everybody("done")],
  // By the link alone.
  "contestInvitations.decline": [everybody("done")],
  // Sent to the address of one of them.
  "contestInvitations.use": [{ visitor: 401, member: 403, author: "done", roles: 403 }],
  "courseInvitations.byToken": [members],
  "courseInvitations.use": [{ visitor: 401, member: 403, author: "done", roles: 403 }],
  "participantInvitations.invite": [managesCourse],
  "participantInvitations.list": [managesCourse],
  "ecourseInvitations.byToken": [members],
  "ecourseInvitations.use": [{ visitor: 401, member: 403, author: "done", roles: 403 }],
  "ecourseInvitations.invite": [managesEcourse],
  "ecourseInvitations.list": [managesEcourse],
  "ecourseStudents.list": [managesEcourse],
  "ecourseStudents.remove": [managesEcourse],
  "ecourseLinks.courses": [managesEcourse],
  "ecourseLinks.saveCourses": [managesEcourse],
  "ecourseLinks.ecourses": [managesCourse],
  "ecourseLinks.saveEcourses": [managesCourse],
  // The author is who was invited. Whoever manages what it invites to takes it back.
  "invitations.delete": [
    { visitor: 401, member: 404, author: 404, roles: onlyRoles({ admin: "done", superadmin: "done" }, 404) },
  ],
  "jury.mine": [members],
  // The author is a juror.
  "jury.contributions": [ownOnly],
  "jury.score": [ownOnly],
  "jury.abstain": [ownOnly],
  "jury.remark": [ownOnly],
  "jury.members": [managesContest],
  "jury.assign": [managesContest],
  "jury.remove": [managesContest],
  "jury.remind": [managesContest],
  // The author wrote the text concerned.
  "decisions.get": [ownOnly],
  "decisions.appeal": [ownOnly],
  "staffPeople.list": [admins],
  "staffPeople.get": [admins],
  "staffPeople.update": [admins],
  // On an organiser; staff-people.test.ts tests which roles may be granted.
  "staffPeople.grantRole": [admins],
  "staffPeople.revokeRole": [admins],
  "staffPeople.block": [admins],
  // Not blocked.
  "staffPeople.unblock": [byAdmins(409)],
  "staffPeople.signIns": [admins],
  "staffPeople.endSignIns": [admins],
  // Has no second factor.
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
  // No appeal.
  "staffDecisions.answer": [byEditors(409)],
  "staffPictures.takeDown": [editors],
  // Not taken down.
  "staffPictures.putBack": [byEditors(409)],
  "staffContests.list": [admins],
  "staffContests.get": [admins],
  // Nobody has that address.
  "staffContests.findOrganizer": [byAdmins(422)],
  // Not ended.
  "staffContests.reopen": [byAdmins(422)],
  "staffContests.handOver": [byAdmins(422)],
  "staffJobs.list": [admins],
  // No failed job.
  "staffJobs.retry": [byAdmins(404)],
  "staffJobs.drop": [byAdmins(404)],
  "staffPayments.list": [admins],
  "staffPayments.get": [adminsOfNothing],
  "staffRefunds.list": [admins],
  "staffRefunds.transferred": [adminsOfNothing],
  "staffRefundTerms.list": [admins],
  "staffRefundTerms.get": [adminsOfNothing],
  "staffRefundTerms.create": [admins],
  "staffRefundTerms.update": [adminsOfNothing],
  "staffRefundTerms.delete": [adminsOfNothing],
  "staffDelistRequests.list": [admins],
  "staffDelistRequests.decline": [adminsOfNothing],
  "staffShipments.list": [admins],
  "staffShipments.mark": [adminsOfNothing],
  "staffInstalments.list": [admins],
  "staffAnomalies.list": [admins],
  "staffAnomalies.get": [adminsOfNothing],
  "staffAnomalies.decide": [adminsOfNothing],
  "staffInvoices.list": [admins],
  "staffInvoices.get": [adminsOfNothing],
  "staffInvoices.pdf": [adminsOfNothing],
  "staffInvoices.csv": [admins],
  "staffHouseData.list": [admins],
  "staffHouseData.get": [adminsOfNothing],
  "staffHouseData.update": [adminsOfNothing],
  "staffVatRates.list": [admins],
  "staffVatRates.get": [adminsOfNothing],
  "staffVatRates.create": [admins],
  "staffVatRates.update": [adminsOfNothing],
  "staffVatRates.delete": [adminsOfNothing],
  "staffAddOns.list": [admins],
  "staffAddOns.get": [adminsOfNothing],
  "staffAddOns.update": [adminsOfNothing],
  "staffAudit.list": [admins],
  "staffMails.list": [admins],
  "staffDataRequests.list": [admins],
  // Unknown old address: anybody may ask.
  "legacy.text": [everybody(404)],
  "legacy.user": [everybody(404)],
  "legacy.contest": [everybody(404)],
  "agenda.month": [everybody("done")],
  "agenda.calendar": [everybody("done")],
  "feeds.texts": [everybody("done")],
  "feeds.results": [everybody("done")],
  // Unknown author.
  "feeds.author": [everybody(404)],
  "feeds.articles": [everybody(404)],
  "sitemap.index": [everybody("done")],
  // Unknown kind.
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
  "staffCourseTypes.list": [editors],
  "staffCourseTypes.get": [editorsOfNothing],
  "staffCourseTypes.create": [editors],
  "staffCourseTypes.update": [editorsOfNothing],
  "staffCourseTypes.delete": [editorsOfNothing],
  "staffCourseTypes.merge": [editorsOfNothing],
  "staffCourseRegions.list": [editors],
  "staffCourseRegions.get": [editorsOfNothing],
  "staffCourseRegions.create": [editors],
  "staffCourseRegions.update": [editorsOfNothing],
  "staffCourseRegions.delete": [editorsOfNothing],
  "staffCourseRegions.merge": [editorsOfNothing],
  "staffCourseDurations.list": [editors],
  "staffCourseDurations.get": [editorsOfNothing],
  "staffCourseDurations.create": [editors],
  "staffCourseDurations.update": [editorsOfNothing],
  "staffCourseDurations.delete": [editorsOfNothing],
  "staffCourseDurations.merge": [editorsOfNothing],
  "staffCourseAgeCategories.list": [editors],
  "staffCourseAgeCategories.get": [editorsOfNothing],
  "staffCourseAgeCategories.create": [editors],
  "staffCourseAgeCategories.update": [editorsOfNothing],
  "staffCourseAgeCategories.delete": [editorsOfNothing],
  "staffCourseAgeCategories.merge": [editorsOfNothing],
  "staffCourseStudentLevels.list": [editors],
  "staffCourseStudentLevels.get": [editorsOfNothing],
  "staffCourseStudentLevels.create": [editors],
  "staffCourseStudentLevels.update": [editorsOfNothing],
  "staffCourseStudentLevels.delete": [editorsOfNothing],
  "staffCourseStudentLevels.merge": [editorsOfNothing],
  "staffCourseDiscountTypes.list": [editors],
  "staffCourseDiscountTypes.get": [editorsOfNothing],
  "staffCourseDiscountTypes.create": [editors],
  "staffCourseDiscountTypes.update": [editorsOfNothing],
  "staffCourseDiscountTypes.delete": [editorsOfNothing],
  "staffCourseDiscountTypes.merge": [editorsOfNothing],
  "staffTexts.list": [editors],
  "staffTexts.get": [editorsOfNothing],
  "staffTexts.update": [editorsOfNothing],
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
