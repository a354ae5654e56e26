import { validPerson } from "./features/people/people/person-details.factory.ts";
import { wordingVersionOf } from "./platform/db/accepted-wordings.ts";
import { randomInt } from "node:crypto";
import sharp from "sharp";
import { dataUrl } from "#features/media/images/picture.factory.ts";

/* A valid body for every endpoint with a body, so that tests can make one field invalid. */

const someId = crypto.randomUUID();
const validLogin = { email: "lid@voorbeeld.example", password: "een goed wachtwoord" };
const validText = { title: "Een titel", body: "<p>Woorden.</p>", genres: [1], private: 0 };

/** The minimum size for both banners, in one colour. */
const banner = dataUrl(
  await sharp({ create: { width: 1000, height: 260, channels: 3, background: "#8FD9BF" } })
    .png()
    .toBuffer(),
);
export const validContest = {
  title: "Een wedstrijd",
  description: "<p>Schrijf over water.</p>",
  rules: "<p>Je tekst is van jou.</p>",
  reward: "Een boekenbon",
  organization: "Bibliotheek De Kade",
  contactEmail: "wedstrijd@dekade.example",
  deadline: new Date(Date.now() + 7 * 86_400_000).toISOString(),
  bannerBig: banner,
  bannerSmall: banner,
  mode: "interactive",
  type: "open",
  genres: [1],
  contributionsPerUser: 1,
  showJuryFeedbackToParticipant: 1,
  useAgeCategories: 0,
};

const magazineIssue = { title: "Water", season: "herfst 2026", intro: "Over wat stijgt.", contents: [] };
const subscription = {
  name: "Anneleen Wouters",
  email: "anneleen@voorbeeld.example",
  addressStreet: "Kerkstraat",
  addressNumber: "12",
  addressPostalCode: "9000",
  addressCity: "Gent",
  addressCountry: "BE",
  asksReduced: 1,
  wantInvoice: 1,
  invoicingName: "Bibliotheek De Kade",
  invoicingEmail: "facturen@dekade.example",
  invoicingAddress: { street: "Kade", number: "1", postalCode: "9000", city: "Gent", country: "BE" },
  invoicingVatNumber: "BE 0999.999.922",
};

export const validTest = {
  title: "Wat weet je nog?",
  questions: [
    {
      question: "Waar begint een verhaal?",
      questionType: "multiple_choice",
      sortOrder: 1,
      answerData: [
        { answer: "Bij wat er verandert", correct: 1 },
        { answer: "Bij het weer", correct: 0 },
      ],
    },
  ],
};
const aMailing = { subject: "Tot dinsdag", body: "Breng een foto mee." };

export const validEcourse = { title: "Een online cursus", body: "<p>Zeven lessen over water.</p>", asksAllLessons: 1 };

/** A course with meetings that is only announced. */
export const validCourse = {
  title: "Een cursus",
  intro: "Schrijf over water.",
  body: "<p>Tien avonden schrijven over water.</p>",
  organization: "Bibliotheek De Kade",
  teacher: "Marit Daele",
  externalLink: "https://dekade.example/cursus",
  image: banner,
  courseStudentLevels: [1, 2],
  courseRegionId: 4,
  courseTypeId: 2,
  courseDurationId: 5,
  courseAgeCategoryId: 2,
  genres: [1],
  pricingStrategy: "free",
  hasRealLifePart: 1,
  hasEnrollments: 0,
  location: "De Kade, Gent",
  locationGoogleMapsLink: "https://maps.example/de-kade",
  enrollmentDeadline: "2030-03-01",
  startDate: "2030-03-05",
  endDate: "2030-05-07",
  classTimes: "Tien dinsdagen van 19 tot 21 uur.",
  organizedByCs: 0,
};
/** A paid course that people enrol in, with every field filled in. */
export const enrollableCourse = {
  ...validCourse,
  teacherImage: banner,
  pricingStrategy: "paid_levels",
  price: 120,
  priceLow: 90.5,
  priceHigh: 150.25,
  hasEnrollments: 1,
  conditions: "<p>Wie inschrijft, komt.</p>",
  isClosed: 0,
  pricingAllowInstallments: 1,
  pricingInstallmentInstructions: "De helft nu, de helft in mei.",
  allowsLeaving: 1,
  refundTerms: [{ daysBefore: 10, percentage: 75 }],
  courseDiscountTypes: [] as number[],
  survey: [{ question: "Hoe kom je?", options: [{ option: "Te voet" }, { option: "Met de trein" }] }],
  maxParticipants: 12,
  adminEmailAddress: "cursus@dekade.example",
  practicalInfo: "Breng een pen mee.",
};

export const validActivity = {
  title: "Een schrijfcafé",
  description: "<p>We lezen voor aan het water.</p>",
  dateFrom: "2030-03-06T14:00",
  dateTo: "2030-03-06T17:00",
  organizer: "Bibliotheek De Kade",
  enrollmentLink: "https://dekade.example/schrijfcafe",
  enrollmentDeadline: "2030-03-01",
  price: "5 euro, met een drankje",
  location: "De Kade, Gent",
  moreInfo: "Breng een pen mee.",
  genres: [1],
  organizedByCs: 0,
};

const validLesson = {
  title: "Een les",
  description: "Over water.",
  body: "<p>Kijk een kwartier naar stromend water.</p>",
  assignment: "Schrijf wat je zag.",
  ecourseModuleId: someId,
  sortOrder: 9999,
};

const article = {
  type: "news",
  title: "Een avond in Oostende",
  excerpt: "Het waaide.",
  body: "<p>Het waaide hard.</p>",
  genres: [1],
  tags: [4],
  publishedAt: null,
};
const validProduct = { title: "Het schrijfboek", body: "<p>Opdrachten voor een jaar.</p>", price: 25.99, genres: [1] };
const validAlumnus = { title: "Hanne Wouters", body: "<p>Schreef een bundel.</p>", genres: [2] };
const validTeamTile = { title: "Joke Maes", line: "Directeur", body: "Leest in de trein.", tags: [5] };
const validPage = { site: "organization", title: "Wie we zijn", body: "<p>Zo zit het.</p>" };
const validLandingPage = {
  site: "organization",
  themeSite: "verzin",
  title: "De zomer van het verhaal",
  description: "Een week schrijven aan zee.",
  blocks: [{ kind: "intro", id: "00000000-0000-4000-8000-00000000b10c", title: "De zomer", text: "<p>Kom mee.</p>" }],
};
/** Unique on each read, because names must be unique. */
const named = {
  get name() {
    return `Naam ${crypto.randomUUID()}`;
  },
};

const discount = {
  get name() {
    return named.name;
  },
  conditions: "Wie een kaart heeft van de bibliotheek.",
  percentage: 10,
};

let academyMonths = 0;
const academyMonth = () =>
  `${2100 + Math.floor(academyMonths / 12)}-${String((academyMonths % 12) + 1).padStart(2, "0")}`;
const academyPeriod = {
  title: "Schooljaar",
  groups: [{ title: "Proza" }],
  homepageIntroRegister: "Schrijf je in.",
  homepageIntroKeepUpToDate: null,
  registerPageTextRegister: null,
};
const vatRate = {
  get name() {
    return named.name;
  },
  percentage: 12,
  exemption: null,
};

/** A passkey response that is only formally valid. */
const passkeyAnswer = (response: object) => ({
  id: "AAAA",
  rawId: "AAAA",
  type: "public-key",
  response,
});

/** The data of a registration for the academy, without the groups and the files. */
export const validRegistrant = {
  ...validPerson,
  firstName: "Marit",
  lastName: "Claes",
  email: "marit@voorbeeld.example",
};

export const VALID_BODIES: Record<string, Record<string, unknown>> = {
  "auth.login": validLogin,
  "auth.register": { ...validLogin, nickname: "Lid", termsVersion: 1, newsletter: 0 },
  "auth.verifyEmail": { userId: someId, token: "x" },
  "auth.resendVerifyEmail": { userId: someId },
  "auth.forgotPassword": { email: validLogin.email },
  "auth.checkResetLink": { email: validLogin.email, token: "x" },
  "auth.resetPassword": { ...validLogin, token: "x", password_confirmation: validLogin.password },
  "auth.syncSession": { token: "x" },
  "personalData.cancelByLink": { requestId: someId, token: "x" },
  "me.changeEmail": { email: validLogin.email },
  "settings.updateProfile": {
    /** A new one each time: several people send it, and a nickname belongs to one person. */
    get nickname() {
      return `Marit ${crypto.randomUUID()}`;
    },
    firstName: "Marit",
    lastName: "Daele",
    dateOfBirth: "1990-05-17",
    bio: "Schrijft over water.",
    website: "https://voorbeeld.example",
    phone: "+32470123456",
    addressStreet: "Kerkstraat",
    addressNumber: "12",
    addressPostalCode: "9000",
    addressCity: "Gent",
    addressCountry: "BE",
    genres: [1],
    education: "<p>Taal- en letterkunde.</p>",
    publications: "<p>Een bundel.</p>",
    prizes: "<p>Geen.</p>",
    varia: "<p>Woont aan het water.</p>",
  },
  "settings.changePassword": { oldPassword: validLogin.password, password: "een ander wachtwoord" },
  "settings.changePrivacy": { realNamePublicVisible: true, agePublicVisible: false },
  "settings.changeNotifications": { receiveOnlyCrucialEmail: true },
  "me.confirmChangeEmail": { userId: someId, token: "x" },
  "me.undoChangeEmail": { userId: someId, token: "x" },
  "secondFactor.confirmTotp": { token: "123456" },
  "secondFactor.renamePasskey": { name: "Mijn telefoon" },
  "secondStep.password": { password: "een goed wachtwoord" },
  "secondStep.totp": { token: "123 456" },
  "secondStep.recoveryCode": { token: "ABCDE-FGHJK" },
  "secondStep.passkey": {
    assertion: passkeyAnswer({ clientDataJSON: "AAAA", authenticatorData: "AAAA", signature: "AAAA" }),
  },
  "secondStep.addPasskey": {
    name: "Mijn telefoon",
    attestation: passkeyAnswer({ clientDataJSON: "AAAA", attestationObject: "AAAA", transports: ["internal"] }),
  },
  "notifications.readAll": { until: new Date().toISOString() },
  "mailPreferences.update": { follows: 1, academy: 0, courses: 1, newsletter: 1 },
  "newsletterSubscriptions.subscribe": { email: "lezer@voorbeeld.example", firstName: "Noor", consent: 1 },
  "newsletterSubscriptions.confirm": { id: someId, token: "x" },
  "texts.create": validText,
  "texts.update": validText,
  "contests.create": validContest,
  "contests.update": validContest,
  "activities.create": validActivity,
  "activities.update": validActivity,
  "savedSearches.save": { text: "poëzie", filters: { types: [1], hasRealLifePart: true } },
  "courses.create": validCourse,
  "courses.update": validCourse,
  "ecourses.create": validEcourse,
  "ecourses.update": validEcourse,
  "enrolments.start": { conditionsVersion: wordingVersionOf(enrollableCourse.conditions) },
  "enrolments.saveData": {
    ...validPerson,
    parentName: null,
    survey: { answers: {} },
    useInvoicingAddress: 1,
    invoicingName: "Wouters bv",
    invoicingEmail: "boekhouding@wouters.example",
    invoicingAddress: { street: "Dok", number: "1", postalCode: "9000", city: "Gent", country: "BE" },
    invoicingVatNumber: "BE 0999.999.922",
  },
  "enrolments.savePaymentPreferences": { bookEnabled: 0, taalDeelEnabled: 0, verzinEnabled: 0 },
  "lessonSubmissions.handIn": { textId: crypto.randomUUID() },
  "lessonSubmissions.answer": {
    feedback: "Sterk slot. Het begin mag korter.",
    isAccepted: 1,
    handedInAt: new Date().toISOString(),
  },
  "certificates.setName": { name: "Noor Claes" },
  "attendance.save": {
    ticks: [
      {
        participantId: "019aa6f0-0000-7000-8000-000000000000",
        day: "2026-11-20",
        present: true,
        tickedAt: "2026-11-20T18:00:00.000Z",
      },
    ],
  },
  "ecourseTests.saveFinal": validTest,
  "ecourseTests.saveOfLesson": validTest,
  "ecourseTests.submitResponse": { responseData: { [someId]: someId } },
  "ecourseTests.completeResponse": { responseData: { [someId]: someId } },
  "courseMailings.preview": aMailing,
  "courseMailings.test": aMailing,
  "ecourseModules.create": { title: "Een module", description: "Over water.", ecourseId: someId, sortOrder: 9999 },
  "ecourseModules.update": { title: "Een module", description: "Over water." },
  "ecourseModules.order": { sortOrders: [] },
  "ecourseModules.orderLessons": { sortOrders: [] },
  "lessonManagement.create": validLesson,
  "lessonManagement.update": validLesson,
  "courseMailings.send": { ...aMailing, id: crypto.randomUUID() },
  "instalments.reject": { message: "Betaal je in twee keer, dan lukt het." },
  "instalments.savePaidAmount": { paidAmount: 40.5 },
  "instalments.markAsPaid": { waivedAmount: 120 },
  "enrolments.price": { bookEnabled: 0, taalDeelEnabled: 0, verzinEnabled: 0 },
  "contests.end": { showJuryFeedbackToParticipant: 1, reason: "De organisator is ziek." },
  "contests.delete": { reason: "Ze stond er dubbel." },
  "contests.unpublish": { reason: "De prijs klopt niet." },
  "results.save": { expectedOn: null, juryWord: "<p>Een sterk jaar.</p>", reason: "De organisator vroeg het." },
  "results.release": { reason: "De organisator vroeg het." },
  "results.withdraw": { reason: "Er staat een fout in." },
  "results.allowLink": { mayLink: 1 },
  "participations.reopen": { reason: "De deelnemer vroeg het." },
  "jury.remove": { reason: "Familie van een deelnemer." },
  "contests.resultMails": { showJuryFeedbackToParticipant: 1 },
  "reactions.report": { reason: "Dit hoort hier niet." },
  "tracking.view": { token: "x" },
  "tracking.read": { token: "x" },
  "drafts.keep": { textId: null, title: "", body: "<p>Een begin.</p>", genres: [], private: 1, membersOnly: 0 },
  "participations.start": { rulesVersion: wordingVersionOf(validContest.rules) },
  "participations.saveContributions": { texts: [someId] },
  "participations.saveData": {
    ...validPerson,
  },
  "contestInvitations.inviteJury": {
    text: "Lees je mee?",
    invites: [{ email: validLogin.email, ageCategoryId: null }],
  },
  "contestInvitations.inviteParticipants": { text: "Schrijf je mee?", emails: [validLogin.email], contests: [] },
  "contestInvitations.use": { token: "x" },
  "courseInvitations.decline": { token: "x" },
  "courseInvitations.use": { token: "x" },
  "participantInvitations.invite": { text: "Schrijf je mee?", emails: [validLogin.email] },
  "ecourseInvitations.decline": { token: "x" },
  "ecourseInvitations.use": { token: "x" },
  "ecourseInvitations.invite": { text: "Volg je mee?", emails: [validLogin.email] },
  "ecourseLinks.saveCourses": { courses: [] },
  "ecourseLinks.saveEcourses": { ecourses: [] },
  "contestMessages.preview": { to: "entrants", text: "De uitslag volgt in mei." },
  "contestMessages.send": {
    /** A new one each time: a message with the same id is sent once. */
    get id() {
      return crypto.randomUUID();
    },
    to: "entrants",
    text: "De uitslag volgt in mei.",
  },
  "jury.score": { points: 70, feedback: "Mooi geschreven." },
  "jury.remark": { remark: "Ik herken deze tekst." },
  "contestInvitations.decline": { token: "x" },
  "jury.abstain": { reason: "Ik ken wie dit schreef." },
  "jury.assign": { ageCategoryId: null },
  "decisions.appeal": { words: "Het is een citaat uit een oud lied." },
  "staffPeople.update": { collaborator: 1, jobTitle: "Redacteur" },
  "staffPeople.block": { reason: "Stuurde ongewenste reclame." },
  "staffTerms.create": { text: "<p>Je teksten blijven van jou.</p>" },
  "staffTerms.update": { text: "<p>Je teksten blijven van jou.</p>", revision: 1 },
  "staffTerms.publish": { revision: 1 },
  "staffReports.decide": { verdict: "hide", reason: "Dit is overgeschreven.", revision: 1 },
  "staffDecisions.answer": { verdict: "upheld", reason: "Het blijft overgeschreven." },
  "staffContests.findOrganizer": { email: validLogin.email },
  "staffContests.reopen": { reason: "Te vroeg beëindigd." },
  "staffContests.handOver": { organizerId: "00000000-0000-7000-8000-000000000000" },
  "staffPictures.takeDown": { reason: "Deze foto is van iemand anders." },
  "images.create": { file: "geen bestand" },
  "images.describe": { alt: "De zee", maker: "Lien Claes", focalPoint: { x: 30, y: 70 } },
  "contributions.setState": { state: "winner" },
  "academyRegistrations.register": { ...validRegistrant, saEnrollmentPeriodGroupIds: [someId], test: "geen bestand" },
  "staffAcademyPeriods.create": {
    ...academyPeriod,
    // A new month each time, because periods may not overlap.
    get opensAt() {
      academyMonths += 1;
      return `${academyMonth()}-01`;
    },
    get closesAt() {
      return `${academyMonth()}-15`;
    },
  },
  "staffAcademyPeriods.update": { ...academyPeriod, opensAt: "2090-05-01", closesAt: "2090-05-31", revision: 0 },
  "staffArticles.create": article,
  "staffArticles.update": { ...article, revision: 1 },
  "staffProducts.create": validProduct,
  "staffProducts.update": { ...validProduct, revision: 1 },
  "staffAlumni.create": validAlumnus,
  "staffAlumni.update": { ...validAlumnus, revision: 1 },
  "staffTeamTiles.create": validTeamTile,
  "staffTeamTiles.update": { ...validTeamTile, revision: 1 },
  "staffPages.create": {
    ...validPage,
    get slug() {
      return crypto.randomUUID();
    },
  },
  "staffPages.update": { ...validPage, slug: "wie-we-zijn", revision: 1 },
  "staffLinks.ignore": { isIgnored: 1 },
  "staffNewsletters.create": { title: "De zomer", body: "<p>Schrijf hem op.</p>" },
  "staffNewsletters.update": { title: "De zomer", body: "<p>Schrijf hem op.</p>", revision: 1 },
  "staffNewsletters.send": { revision: 1 },
  "staffContentVersions.create": {
    kind: "articles",
    subjectId: "00000000-0000-7000-8000-000000000000",
    change: { ...article, revision: 1 },
  },
  "staffContentVersions.update": { plannedFor: "2090-01-01T10:00", revision: 1 },
  "staffContentVersions.restore": { revision: 1 },
  "staffLandingPages.create": validLandingPage,
  "staffLandingPages.update": { ...validLandingPage, revision: 1 },
  "staffHomepages.update": {
    spotlightTitle: "De zomer",
    spotlightBody: "Schrijf hem op.",
    callsToAction: [{ title: "Doe mee", body: "Elke maandag." }],
    revision: 1,
  },
  "staffFaqCollections.create": {
    title: "Vragen",
    get number() {
      return randomInt(100, 2 ** 31);
    },
  },
  "staffFaqCollections.update": { title: "Vragen", revision: 1 },
  "staffFaqCategories.create": { title: "Over ons", collectionId: 99 },
  "staffFaqCategories.update": { title: "Over ons", revision: 1 },
  "staffFaqItems.create": { categoryId: someId, question: "Waar zijn jullie?", answer: "<p>Hier.</p>" },
  "staffFaqItems.update": { categoryId: someId, question: "Waar zijn jullie?", answer: "<p>Hier.</p>", revision: 1 },
  "staffGenres.create": named,
  "staffGenres.update": named,
  "staffGenres.merge": { into: 1 },
  "staffCourseTypes.create": named,
  "staffCourseTypes.update": named,
  "staffCourseTypes.merge": { into: 1 },
  "staffCourseRegions.create": named,
  "staffCourseRegions.update": named,
  "staffCourseRegions.merge": { into: 1 },
  "staffCourseDurations.create": named,
  "staffCourseDurations.update": named,
  "staffCourseDurations.merge": { into: 1 },
  "staffCourseAgeCategories.create": named,
  "staffCourseAgeCategories.update": named,
  "staffCourseAgeCategories.merge": { into: 1 },
  "staffCourseStudentLevels.create": named,
  "staffCourseStudentLevels.update": named,
  "staffCourseStudentLevels.merge": { into: 1 },
  "staffCourseDiscountTypes.create": discount,
  "staffCourseDiscountTypes.update": discount,
  "staffCourseDiscountTypes.merge": { into: 1 },
  "staffTexts.update": { isTip: true, isLead: false },
  "courseCancellation.cancel": { refund: 0, message: "De lesgever is ziek." },
  "delisting.delist": { message: "Tot een volgende keer." },
  "delisting.declineRequest": { message: "De groep is al samengesteld." },
  "leaving.leave": { refundAmount: 0 },
  "delisting.releaseSeat": { message: "De groep staat vast." },
  "leaving.requestDelist": { reason: "Ik verhuis." },
  "staffRefundTerms.create": { daysBefore: 30, percentage: "100" },
  "staffRefundTerms.update": { percentage: 25 },
  "staffDelistRequests.decline": { message: "De groep is al samengesteld." },
  "staffShipments.update": {
    to: { street: "Kade", number: "1", postalCode: "9000", city: "Gent", country: "BE" },
  },
  "staffShipments.mark": { isSent: 1 },
  "staffShipments.invoice": { price: "list" },
  "staffShipments.cancel": { reason: "Twee keer gevraagd." },
  "magazineSubscriptions.create": subscription,
  "staffMagazineIssues.create": {
    ...magazineIssue,
    get number() {
      return randomInt(1, 10_000);
    },
  },
  "staffMagazineIssues.update": { ...magazineIssue, number: 1, revision: 1 },
  "staffRefunds.transferred": { iban: "BE68 5390 0754 7034" },
  "staffAnomalies.decide": { decision: "dismiss", note: "Met de bank gebeld." },
  "staffHouseData.update": {
    name: "Huis van de Letteren vzw",
    street: "Waalsekaai",
    number: "15",
    postalCode: "2000",
    city: "Antwerpen",
    country: "BE",
    vatNumber: "BE 0999.999.922",
    iban: "BE68 5390 0754 7034",
    email: "boekhouding@huis.example",
    revision: 0,
  },
  "staffVatRates.create": vatRate,
  "staffVatRates.update": vatRate,
  "staffAddOns.update": {
    name: "Het schrijfboek",
    description: "Het handboek bij onze cursussen.",
    price: 23.4,
    listPrice: 25.99,
    vatRateId: 2,
    countries: ["BE"],
    offeredWith: "house",
    oncePerPerson: false,
  },
  "staffTags.create": named,
  "staffTags.update": named,
  "staffLegacyAddresses.create": { kind: "text", oldId: 12, oldSlug: "oud", slug: "bestaat-niet" },
  "contributions.updateFeedback": { feedback: "Mooi slot.", points: 80 },
};

/** Calls that end the caller's session, so loops over all endpoints skip them. */
export const ENDS_OWN_SESSION = new Set(["auth.logout", "devices.endAll"]);
