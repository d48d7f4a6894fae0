/** Resolves once the browser has drawn what stands in the page now; a task of its own, so that the drawing is over. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
