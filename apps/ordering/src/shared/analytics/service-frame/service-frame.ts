import type { AnalyticsService } from '@tallrik/domain/company/analytics-service';
import { requestOf, type FrameMessage } from './service-requests.ts';

/** Runs in the frame that speaks to the company's service; built into a file of its own and written into it. */
const service = JSON.parse(
  document.getElementById('service')?.textContent ?? 'null',
) as AnalyticsService;
let hit = 0;

window.addEventListener('message', (event: MessageEvent<FrameMessage>) => {
  if (event.source !== window.parent) return;
  hit += 1;
  const { url, body } = requestOf(service, event.data, { hit, nowMs: Date.now() });
  // Without credentials no cookie of the service is sent or kept; nobody reads the answer.
  const init = { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true } as const;
  fetch(url, body === null ? init : { ...init, body }).catch(() => undefined);
});
window.parent.postMessage('ready', '*');
