import type { TableWith } from "#platform/db/table-with.ts";
import { activityPictures } from "#features/activities/activities/activity.pictures.ts";
import { acceptedConditionsPictures } from "#features/enrolments/enrolments/accepted-conditions.pictures.ts";
import { alumnusPictures } from "#features/content/alumni/alumnus.pictures.ts";
import { articlePictures } from "#features/content/articles/article.pictures.ts";
import { contentVersionPictures } from "#features/content-versions/content-version.pictures.ts";
import { contestPictures } from "#features/contests/contests/contest.pictures.ts";
import { resultPictures } from "#features/contests/results/result.pictures.ts";
import { acceptedRulesPictures } from "#features/contests/participations/accepted-rules.pictures.ts";
import { contributionPictures } from "#features/contests/contributions/contribution.pictures.ts";
import { coursePictures } from "#features/courses/courses/course.pictures.ts";
import { draftPictures } from "#features/texts/drafts/draft.pictures.ts";
import { ecoursePictures } from "#features/ecourses/ecourses/ecourse.pictures.ts";
import { faqPictures } from "#features/content/faq/faq.pictures.ts";
import { issuePictures } from "#features/magazine/issues/issue.pictures.ts";
import { landingPagePictures } from "#features/content/landing-pages/landing-page.pictures.ts";
import { lessonPictures } from "#features/ecourses/lessons/lesson.pictures.ts";
import { newsletterPictures } from "#features/newsletter/newsletters/newsletter.pictures.ts";
import { pagePictures } from "#features/content/pages/page.pictures.ts";
import { productPictures } from "#features/content/products/product.pictures.ts";
import { teamTilePictures } from "#features/content/team/team-tile.pictures.ts";
import { personPictures } from "#features/people/people/person.pictures.ts";
import { submissionPictures } from "#features/ecourses/assignments/submission.pictures.ts";
import { termsPictures } from "#features/accounts/terms/terms.pictures.ts";
import { textPictures } from "#features/texts/texts/text.pictures.ts";
import { versionPictures } from "#features/texts/versions/version.pictures.ts";
import type { PictureUse } from "#features/media/images/picture-use.ts";

/**
 * Every table whose rows show pictures, the most requested first. A table with a column `pictures` that is missing here
 * fails the type check; one that refers to pictures without that column fails picture-uses.test.ts.
 */
export const PICTURE_USES: Readonly<Record<TableWith<"pictures">, PictureUse>> = {
  texts: textPictures,
  users: personPictures,
  contests: contestPictures,
  contest_results: resultPictures,
  courses: coursePictures,
  lessons: lessonPictures,
  ecourses: ecoursePictures,
  activities: activityPictures,
  articles: articlePictures,
  newsletters: newsletterPictures,
  pages: pagePictures,
  magazine_issues: issuePictures,
  landing_pages: landingPagePictures,
  products: productPictures,
  alumni: alumnusPictures,
  team_tiles: teamTilePictures,
  faq_items: faqPictures,
  content_versions: contentVersionPictures,
  terms_versions: termsPictures,
  contest_rules: acceptedRulesPictures,
  course_conditions: acceptedConditionsPictures,
  contributions: contributionPictures,
  drafts: draftPictures,
  text_versions: versionPictures,
  lesson_submissions: submissionPictures,
};
