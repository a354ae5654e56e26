import type { MouseEvent, ReactNode } from "react";
import { getRouteApi } from "@tanstack/react-router";
import { likeFormPath, LIKE_FORM_ID } from "@inktvis/contract/file-paths";
import type { Text } from "@inktvis/contract/features/texts/texts";
import { formatCount } from "#platform/formats/numbers.ts";
import { Button, type ButtonLook } from "#ui/button.tsx";
import { icon } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { useSignInLinks } from "#features/session/sign-in-links.ts";
import type { Action } from "./action.ts";
import { ShareMenu } from "./share-menu.tsx";
import { textPageMessages as copy } from "./text-page.nl.ts";
import type { TextActions } from "./use-text-actions.ts";

const route = getRouteApi("/community/tekst-lezen/$slug");

interface TextActionsProps {
  text: Text;
  actions: TextActions;
}

/** The buttons below a text of somebody else: like, share, report. */
export const ReaderActions = ({ text, actions }: TextActionsProps) => (
  <div
    aria-label={copy.actions}
    className="relative flex flex-wrap items-center justify-center gap-x-3 gap-y-2"
    role="group"
  >
    <LikeButton actions={actions} text={text} />
    {text.private === 0 && <ShareMenu text={text} />}
    <ActionButton action="meld" actions={actions} className="font-normal text-ink-soft" look="quiet">
      {text.me.reported ? copy.unreport : copy.report}
    </ActionButton>
  </div>
);

/** Whether a click is the second one of a double click, which would undo the first. */
const isRepeat = ({ detail }: MouseEvent) => detail > 1;

/** For a member it is a form, which the browser sends by itself when there are no scripts. */
function LikeButton({ text, actions }: TextActionsProps) {
  const formToken = route.useLoaderData({ select: (data) => data.formToken });
  const label = (
    <>
      <Heart className="heart size-5" />
      {copy.like}
      {text.likes > 0 && <span className="text-ink-soft tabular-nums">{formatCount(text.likes)}</span>}
    </>
  );
  if (actions.isVisitor)
    return (
      <ActionButton action="like" actions={actions} look="secondary">
        {label}
      </ActionButton>
    );
  return (
    <form
      action={likeFormPath(text.slug)}
      id={LIKE_FORM_ID}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void actions.perform("like");
      }}
    >
      <input name="token" type="hidden" value={formToken} />
      <Button
        aria-pressed={text.me.liking}
        look="secondary"
        name="like"
        onClick={(event) => isRepeat(event) && event.preventDefault()}
        type="submit"
        value={text.me.liking ? 0 : 1}
      >
        {label}
      </Button>
    </form>
  );
}

export const FollowButton = ({ text: { author }, actions }: TextActionsProps) => (
  <ActionButton action="volg" actions={actions} className="min-h-10 px-4 py-1.5" look="secondary">
    {author.me.following ? copy.unfollow : copy.follow(author.nickname)}
  </ActionButton>
);

interface ActionButtonProps {
  action: Action;
  actions: TextActions;
  look: ButtonLook;
  className?: string;
  children: ReactNode;
}

/** For a visitor it is a link to sign in, which with JavaScript first opens a dialog that says why. */
function ActionButton({ action, actions: { isVisitor, perform }, children, ...rest }: ActionButtonProps) {
  const { logIn } = useSignInLinks();
  if (!isVisitor) {
    return (
      <Button {...rest} onClick={(event) => isRepeat(event) || void perform(action)}>
        {children}
      </Button>
    );
  }
  return (
    <ButtonAnchor
      {...rest}
      href={logIn}
      onClick={(event) => {
        event.preventDefault();
        void perform(action);
      }}
    >
      {children}
    </ButtonAnchor>
  );
}

export const Heart = icon(
  <path d="M12 20S3.500 14.800 3.500 8.900A4.400 4.400 0 0 1 12 7.500a4.400 4.400 0 0 1 8.500 1.400C20.500 14.800 12 20 12 20Z" />,
);
