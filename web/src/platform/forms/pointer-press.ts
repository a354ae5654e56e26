/*
 * What appears while a pointer presses (an error of the field that was just left) moves the page between pressing and
 * letting go, and the click is then on nothing. So it waits.
 */

let press: Promise<void> | undefined;

/** From pressing until the click that follows letting go has arrived. */
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

/** Begins to follow the pointer; any number of forms may ask for it. */
export const watchPresses = () => addEventListener("pointerdown", begin, true);

/** Waits until nothing is pressed. */
export const afterPress = () => press ?? Promise.resolve();
