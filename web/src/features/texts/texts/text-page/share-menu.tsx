import type { MouseEvent } from "react";
import type { Text } from "@inktvis/contract/features/texts/texts";
import { originOf } from "@inktvis/contract/sites";
import { useCurrentSite } from "#platform/site-link.tsx";
import { icon } from "#ui/icons.tsx";
import { Menu } from "#ui/menu.tsx";
import { textPath } from "@inktvis/contract/page-paths/community";
import { textPageMessages as copy } from "./text-page.nl.ts";
import { BareButton } from "#ui/button.tsx";

/** The absolute address of a text, to share. */
export const useTextUrl = (slug: string) => originOf(useCurrentSite().addresses, "community") + textPath(slug);

const shareTargets = (title: string, address: string) => {
  const [message, url] = [encodeURIComponent(`${title} ${address}`), encodeURIComponent(address)];
  return [
    { name: copy.shareByMail, href: `mailto:?subject=${encodeURIComponent(title)}&body=${url}` },
    { name: "WhatsApp", href: `https://wa.me/?text=${message}` },
    { name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: "Bluesky", href: `https://bsky.app/intent/compose?text=${message}` },
  ];
};

/** Opens the share sheet of the device if it has one; otherwise a menu of links, which work without JavaScript. */
export function ShareMenu({ text: { slug, title } }: { text: Text }) {
  const url = useTextUrl(slug);
  function shareByDevice(event: MouseEvent) {
    if (!("share" in navigator && event.target instanceof Element && event.target.closest("summary"))) return;
    event.preventDefault();
    // Rejects when somebody closes the share sheet.
    navigator.share({ title, url }).catch(() => {});
  }
  return (
    <div onClick={shareByDevice}>
      <Menu
        button={
          <>
            <ShareIcon />
            {copy.share}
          </>
        }
        className="text-action text-share"
      >
        <ul>
          <li className="needs-script">
            <BareButton className="menu-item" onClick={() => void copyLink(url)}>
              {copy.copyLink}
            </BareButton>
          </li>
          {shareTargets(title, url).map(({ name, href }) => (
            <li key={name}>
              <a className="menu-item" href={href} rel="noopener noreferrer" target="_blank">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Menu>
    </div>
  );
}

const copyLink = async (url: string) => (await import("./copy-link.ts")).copyLink(url);

const ShareIcon = icon(<path d="M12 15V4m-4 3.500L12 4l4 3.500M7 11H5v9h14v-9h-2" />);
