import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/** False on the server and while its page is taken over: what only the browser can draw comes right after. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(neverChanges, inBrowser, onServer);
