/** Outlives the page. What cannot be delivered is let go: a count is not worth a guest's battery. */
export function sendAside(address: string, content: object): void {
  const body = new Blob([JSON.stringify(content)], { type: 'application/json' });
  navigator.sendBeacon(address, body);
}
