import type { PageForm } from "@inktvis/contract/features/content/page-forms";
import { sql } from "kysely";

/** The form in `page`; the check constraint of the column guarantees its type. */
export const pageForm = sql<PageForm | null>`page.form`.as("form");
