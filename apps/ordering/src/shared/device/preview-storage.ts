import type { PreviewFrame, PreviewStorage } from '@tallrik/contract/preview-frame';

/** Where the back office shows this page beside the menu, its data lies there and nothing of it leaves the page. */
export const previewStorage: PreviewStorage | undefined = (
  globalThis as { frameElement?: PreviewFrame | null }
).frameElement?.preview;
