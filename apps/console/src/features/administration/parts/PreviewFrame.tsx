import type { PreviewFrame as Frame } from '@tallrik/contract/preview-frame';
import { useCallback } from 'react';
import { previewStorage, type PreviewChoice } from './preview-storage.ts';

/**
 * The guests' app as a guest who chose this sees it, or as one who has chosen nothing yet. What is put into its cart
 * stays in the frame (CATALOG-43).
 */
export function PreviewFrame(props: {
  companyId: string;
  choice: PreviewChoice | null;
  address: string;
  title: string;
  className: string | undefined;
  onLoad?: (page: Document) => void;
}) {
  const { companyId, address, choice, onLoad } = props;
  // By its values: the same choice made anew must not open the page anew.
  const chosen = JSON.stringify(choice);
  const open = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (!frame) return;
      // Before its address: the app reads its data as soon as it runs.
      (frame as Frame).preview = previewStorage(
        companyId,
        JSON.parse(chosen) as PreviewChoice | null,
      );
      frame.src = address;
    },
    [companyId, address, chosen],
  );
  return (
    <iframe
      ref={open}
      className={props.className}
      title={props.title}
      onLoad={({ currentTarget: { contentDocument } }) => {
        if (contentDocument) onLoad?.(contentDocument);
      }}
    />
  );
}
