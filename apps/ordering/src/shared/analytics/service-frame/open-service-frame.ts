import {
  ANALYTICS_FRAME_PATH,
  type PlacedEvent,
  type VisitFacts,
} from '@tallrik/contract/analytics';
import { paths } from '../../paths.ts';
import type { FrameMessage } from './service-requests.ts';

/**
 * A service outside is spoken to by a frame that the server gives to guests who have agreed: shut in, it sees
 * neither tokens nor the page, and the page's own policy names nobody (D-196). A cart's id opens the cart: it is
 * not told.
 */
export function openServiceFrame(
  page: { appAddress: string; basePath: string },
  facts: VisitFacts,
): { report: (event: PlacedEvent) => void; close: () => void } {
  const frame = document.createElement('iframe');
  let waiting: FrameMessage[] | null = [];
  const post = (message: FrameMessage) => frame.contentWindow?.postMessage(message, '*');
  const begin = (event: MessageEvent) => {
    if (event.source !== frame.contentWindow) return;
    for (const message of waiting ?? []) post(message);
    waiting = null;
  };
  window.addEventListener('message', begin);
  frame.hidden = true;
  frame.title = '';
  frame.setAttribute('aria-hidden', 'true');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.src = page.basePath + ANALYTICS_FRAME_PATH;
  document.body.append(frame);
  return {
    report: (event) => {
      const { name, page: shown, ...rest } = event;
      const { cartId: _opensTheCart, ...details } = { cartId: '', ...rest };
      const message: FrameMessage = {
        name,
        visitId: facts.visitId,
        address: page.appAddress + paths[shown].pattern,
        title: shown,
        source: facts.sourceName,
        details,
      };
      if (waiting) waiting.push(message);
      else post(message);
    },
    close: () => {
      window.removeEventListener('message', begin);
      frame.remove();
    },
  };
}
