import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Menu } from "#ui/menu.tsx";
import type { SettingsProps } from "./settings-panel.tsx";
import { textPageMessages as copy } from "./text-page.nl.ts";

const SettingsPanel = lazy(async () => ({ default: (await import("./settings-panel.tsx")).SettingsPanel }));

/** The menu with the reading settings, whose chunk is loaded when it is first opened. */
export function SettingsMenu(props: SettingsProps) {
  const [wasOpened, setWasOpened] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  // The menu is a <details>, which may have been opened before hydration.
  useEffect(() => {
    if (element.current?.querySelector("[open]")) setWasOpened(true);
  }, []);
  return (
    <div ref={element} onClick={() => setWasOpened(true)}>
      <Menu
        align="end"
        button={
          <span aria-hidden="true" className="font-reading text-xl leading-none font-normal">
            Aa
          </span>
        }
        className="text-action needs-script"
        label={copy.settings}
      >
        <div className="settings-panel">
          <Suspense>{wasOpened && <SettingsPanel {...props} />}</Suspense>
        </div>
      </Menu>
    </div>
  );
}
