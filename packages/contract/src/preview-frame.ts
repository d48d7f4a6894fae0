/** The part of a browser's storage that the guests' app keeps its data in. */
export type PreviewStorage = {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
};

/**
 * The frame in which the back office shows the guests' app (CATALOG-43). What the app keeps lies on it, with what was
 * chosen above it; a frame of another origin is not to be read, and a page without a frame has none.
 */
export type PreviewFrame = Element & { preview?: PreviewStorage | undefined };
