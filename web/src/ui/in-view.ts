/** Resolves as soon as part of the first element that matches is in view; at once when there is none. */
export const inView = (selector: string) =>
  new Promise<void>((resolve) => {
    const element = document.querySelector(selector);
    if (!element) return resolve();
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
