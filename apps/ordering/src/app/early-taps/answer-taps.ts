import { nextTask } from '../../shared/device/next-task.ts';
import { TAPPED } from './store-taps.ts';

let pendingTaps: HTMLElement[] = [];

/** Called just before React listens: kept by both, a tap would count twice. */
export function takeEarlyTaps(): void {
  pendingTaps = window.earlyTaps?.() ?? [];
  delete window.earlyTaps;
}

/** Called when the page is alive: what was tapped meanwhile is answered in its order. */
export async function answerEarlyTaps(): Promise<void> {
  const taps = pendingTaps;
  pendingTaps = [];
  for (const tapped of taps) {
    // What this device knows of cart and guest is drawn first, and one answer before the next tap.
    await nextTask();
    tapped.removeAttribute(TAPPED);
    // An earlier tap may have led to another page.
    if (tapped.isConnected) tapped.click();
  }
}
