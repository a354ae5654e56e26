import type { FocalPoint } from "@inktvis/contract/layer/fields";
import type { Drawing } from "./drawings.ts";

interface Words {
  alt: string;
  /** Given when the subject is not in the middle of the drawing. */
  focalPoint?: FocalPoint;
}

const OF_MOTIF: Readonly<Record<string, Words>> = {
  bos: { alt: "Berkenstammen met een zon erachter." },
  brief: { alt: "Een open envelop met postzegel, waar volgeschreven vellen uit steken.", focalPoint: { x: 50, y: 42 } },
  cabines: { alt: "Een rij strandcabines op palen, naast elkaar in het zand." },
  keuken: { alt: "Een dampende kookpot en een fruitschaal onder een lamp, op een geruit tafelkleed." },
  maan: { alt: "Een volle maan boven donkere heuvels en een huisje met licht aan.", focalPoint: { x: 50, y: 38 } },
  polder: { alt: "Geploegde akkers lopen naar een rij bomen, met een lage zon erboven." },
  portret: { alt: "Een getekend gezicht, half in de schaduw, voor een grote schijf.", focalPoint: { x: 50, y: 40 } },
  regen: { alt: "Mensen onder paraplu’s in de regen, voor een rij huizen." },
  station: { alt: "Sporen lopen een overkapt station uit; een reiziger met een koffer wacht onder de klok." },
  terril: { alt: "Een terril met een schachtbok ernaast, boven de daken van een mijndorp." },
  tram: { alt: "Een tram met reizigers rijdt langs trapgevels.", focalPoint: { x: 50, y: 66 } },
  trap: { alt: "Een vrouw met hoed daalt een hoge trap af; bovenaan staat een deur open." },
  venster: { alt: "Een venster met een gordijn en een plant, en buiten daken in de avondzon." },
  vogels: { alt: "Een wolk spreeuwen boven de draden van telefoonpalen, voor een grote zon." },
  vuurtoren: { alt: "Een gestreepte vuurtoren schijnt naar twee kanten over zee.", focalPoint: { x: 50, y: 40 } },
  zee: { alt: "Een zeilbootje op zee, met een zon die in het water zakt." },
};

/** Invented makers; null for an unknown one. */
const MAKERS = ["Noor Dekeyser", null, "Atelier Kopshout", "Wannes Pil"] as const;

/** The alt text, the maker and the focal point of a drawing of the demo. */
export const wordsOf = ({ motif, seed }: Drawing) => ({
  maker: MAKERS[[...seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % MAKERS.length] ?? null,
  ...(OF_MOTIF[motif] ?? { alt: "" }),
});
