import { onJob, onSchedule } from "#platform/jobs/job.ts";
import { checkDueLinks } from "./check-links.ts";
import { linksRequested } from "./link.job-kinds.ts";
import { readLinks } from "./read-links.ts";

export const linkJobs = [
  onJob(linksRequested, readLinks),
  onSchedule("links.read", "41 3 * * *", readLinks),
  onSchedule("links.check", "*/20 * * * *", (services) => checkDueLinks(services)),
];
