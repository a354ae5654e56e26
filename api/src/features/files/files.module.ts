export { dropFiles, fileJobs } from "./files.jobs.ts";
export { storeFile } from "./store-file.ts";
export { uploadOf } from "./upload-of.ts";
