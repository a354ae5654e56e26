import { useEffect, useRef } from "react";
import { copyText } from "#platform/copy-text.ts";
import { Button } from "#ui/button.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { recoveryCodeMessages as copy } from "./second-step.nl.ts";

/** New recovery codes, to copy or download: they are shown only once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = codes.join("\n");
  const box = useRef<HTMLDivElement>(null);
  // The codes appear at some distance from the button that was pressed.
  useEffect(() => box.current?.focus(), [codes]);
  return (
    <div className="notice grid gap-4" ref={box} tabIndex={-1}>
      <p className="font-semibold">{copy.title}</p>
      <p>{copy.help}</p>
      <ul aria-label={copy.label} className="grid gap-x-8 gap-y-1 font-mono text-lg sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => void copyText(text, copy)}>
          {copy.copy}
        </Button>
        <ButtonAnchor
          download={copy.file}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          look="secondary"
        >
          {copy.download}
        </ButtonAnchor>
      </div>
    </div>
  );
}
