import { unlistedHead } from "#platform/head.ts";
import { enrollingMessages as copy } from "./enrolling.nl.ts";

export const enrolmentHead = ({ title }: { title: string }) =>
  unlistedHead("organization", { title: copy.pageTitle(title) });
