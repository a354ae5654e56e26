import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Menu } from "#ui/menu.tsx";
import type { ReadingSettings } from "./reading-settings.ts";
import { textPageMessages as copy } from "./text-page.nl.ts";

export interface SettingsProps {
  settings: ReadingSettings;
  onChange: (settings: ReadingSettings) => void;
}

const SettingsPanel = lazy(async () => ({ default: (await import("./settings-panel.tsx")).SettingsPanel }));

/** The way to the reading settings, which need a script anyway and so come once they are asked for. */
export function SettingsMenu(props: SettingsProps) {
  const [wanted, setWanted] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  // It opens before there is any script.
  useEffect(() => {
    if (element.current?.querySelector("[open]")) setWanted(true);
  }, []);
  return (
    <div ref={element} onClick={() => setWanted(true)}>
      <Menu
        align="end"
        button={
          <span aria-hidden="true" className="font-reading text-xl leading-none">
            Aa
          </span>
        }
        className="text-action needs-script"
        label={copy.settings}
      >
        <div className="settings-panel">
          <Suspense>{wanted && <SettingsPanel {...props} />}</Suspense>
        </div>
      </Menu>
    </div>
  );
}
