/*
 * Pressing a button blurs the field before it; an error that appears then shifts the layout, and releasing the pointer
 * no longer hits the button. So errors wait until the click has arrived.
 */

let press: Promise<void> | undefined;

/** Lasts from pointerdown until the click that follows pointerup. */
function begin() {
  const { promise, resolve } = Promise.withResolvers<void>();
  press = promise;
  const end = () => {
    removeEventListener("pointerup", end, true);
    removeEventListener("pointercancel", end, true);
    setTimeout(() => {
      if (press === promise) press = undefined;
      resolve();
    });
  };
  addEventListener("pointerup", end, true);
  addEventListener("pointercancel", end, true);
}

/** Starts tracking presses; safe to call for each form. */
export const watchPresses = () => addEventListener("pointerdown", begin, true);

/** Resolves when no pointer is pressed. */
export const afterPress = () => press ?? Promise.resolve();
