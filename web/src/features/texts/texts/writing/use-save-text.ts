import type { Text, TextInput } from "@inktvis/contract/features/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { api } from "#platform/api.ts";
import { readConsent } from "#platform/consent/consent-cookie.ts";
import { handOverOf } from "#platform/links.ts";
import { reactToRefusal, refusalStatus } from "#platform/refusals.ts";
import { closesOnBack } from "#platform/sheet/close-on-back.ts";
import { siteHref } from "#platform/site-link.tsx";
import { toast } from "#platform/toasts.ts";
import { lessonWithTextPath } from "@inktvis/contract/page-paths/account";
import { entryWithTextPath, editTextPath, textPath } from "@inktvis/contract/page-paths/community";
import { invalidateTexts } from "../own-text.queries.ts";
import { textQuery } from "../text.queries.ts";
import { writingMessages as copy } from "./messages.nl.ts";

interface SaveResult {
  saved: Text;
  /** Goes to the next page; absent when the author stays in the editor. */
  navigate?: () => Promise<void>;
}

/** The text was deleted elsewhere, or has another address (docs/product/texts.md#address). */
export const isNotFound = (error: unknown) => refusalStatus(error) === 404;
/** The text was saved elsewhere after it was loaded here. */
export const isConflict = (error: unknown) => refusalStatus(error) === 409;

/** The writing page itself shows what to do about a deleted text or a conflict; other refusals show a toast. */
async function createOrUpdate(text: Text | undefined, body: TextInput) {
  try {
    return text ? await update(text, body) : await api.texts.create({ body }, { quiet: true });
  } catch (error) {
    if (!isNotFound(error) && !isConflict(error)) reactToRefusal(error);
    throw error;
  }
}

/** The title may have been changed elsewhere, or by an earlier save whose answer was lost on the way. */
async function update(text: Text, body: TextInput) {
  const saveAt = (slug: string) => api.texts.update({ params: { slug }, body }, { quiet: true });
  try {
    return await saveAt(text.slug);
  } catch (error) {
    const slug = isNotFound(error) && (await slugOf(text));
    if (!slug) throw error;
    return saveAt(slug);
  }
}

/**
 * The present slug of an own text, or undefined when the text was deleted. The old address of a private text disappears
 * when its title is changed (docs/product/texts.md#address).
 */
export async function slugOf({ id }: Text) {
  const { data: ownTexts } = await api.texts.mine({});
  return ownTexts.find((text) => text.id === id)?.slug;
}

/** The contest or lesson that a new text is written for, and that saving leads back to. */
export interface WrittenFor {
  contestSlug?: string | undefined;
  lesson?: LessonWrittenFor | undefined;
  /** The lesson no longer asks for a text, or is not open to the viewer: the text is then like any other. */
  isAssignmentGone?: boolean | undefined;
}
export interface LessonWrittenFor {
  ecourseId: string;
  lessonId: string;
  assignment: string;
}

/**
 * Creates or updates a text and shows a toast. The page that follows is the contest or lesson that a new text was written for,
 * or the text itself once it is published. The author of a private text stays in the editor.
 */
export function useSaveText(text: Text | undefined, { contestSlug, lesson }: WrittenFor) {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (body: TextInput): Promise<SaveResult> => {
    const { data: saved } = await createOrUpdate(text, body);
    await invalidateTexts(queryClient);
    queryClient.setQueryData(textQuery(saved.slug).queryKey, saved);
    // The empty sheet of a new text is replaced in the history: Back leads to where its author came from.
    const goTo = (href: string) => () => router.navigate({ href, replace: !text });

    if (!text && contestSlug) {
      toast(copy.savedForEntry(saved.title));
      return { saved, navigate: goTo(entryWithTextPath(contestSlug, saved.id)) };
    }
    if (!text && lesson) {
      const { context } = router.options;
      const path = lessonWithTextPath(lesson.ecourseId, lesson.lessonId, saved.id);
      const href = siteHref(context, "account", path);
      const handOver = handOverOf(new URL(href), context, readConsent(document.cookie));
      return { saved, navigate: async () => location.assign(handOver ?? href) };
    }
    const isPublished = saved.private === 0 && text?.private !== 0 && !saved.me.hidden;
    if (isPublished) {
      toast(saved.membersOnly === 1 ? copy.publishedForMembers : copy.published);
      return { saved, navigate: goTo(textPath(saved.slug)) };
    }
    if (!text) toast(copy.savedPrivately(saved.title));
    else toast(saved.me.hidden ? copy.savedHidden : copy.saved);
    return { saved };
  };
}

/**
 * Shows the address of a saved text, for an author who stays in the editor: a new text gets one, and the slug follows the
 * title.
 */
export async function showEditAddress({ slug }: Pick<Text, "slug">) {
  await closesOnBack();
  // The prototype's method, because the router has replaced the object's own by one that notifies it, and would open
  // another editor.
  History.prototype.replaceState.call(history, history.state, "", editTextPath(slug));
}
