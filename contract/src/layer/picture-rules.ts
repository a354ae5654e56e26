/* The rules for an uploaded picture (docs/product/pictures.md#uploads), for the page and the API alike. */

export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** The shortest side, in pixels: a smaller picture is a dot, or was chosen by mistake. */
const MIN_IMAGE_SIDE = 40;

export const IMAGE_TOO_LARGE = "Je afbeelding is te groot. Kies een afbeelding van hoogstens 5 MB.";
export const WRONG_IMAGE_KIND = "Dit bestand is geen afbeelding die we kunnen openen. Kies een png of jpg.";
export const UNREADABLE_IMAGE =
  "Deze afbeelding kunnen we niet lezen. Kies een png- of jpg-bestand dat in een ander programma opengaat.";

/* What a picture carries (docs/product/pictures.md#what-a-picture-carries), in characters. */
export const MAX_ALT = 255;
export const MAX_MAKER = 255;

/** In pixels, with the picture turned upright. */
export interface ImageSize {
  width: number;
  height: number;
}
export const SMALLEST_IMAGE: ImageSize = { width: MIN_IMAGE_SIDE, height: MIN_IMAGE_SIDE };

/** Why a picture of this size is refused; undefined when it is large enough. A minimum of 0 is none for that side. */
export function imageTooSmall({ width, height }: ImageSize, minimum: ImageSize): string | undefined {
  if (width >= minimum.width && height >= minimum.height) return undefined;
  const wanted = minimum.height > 0 ? `${minimum.width} bij ${minimum.height}` : `${minimum.width} breed`;
  return `Deze afbeelding is te klein: ${width} bij ${height} beeldpunten. Kies er een van minstens ${wanted}.`;
}
