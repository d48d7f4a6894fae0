import { openBrowserWire } from '@tallrik/contract/client/browser-wire';
import { makeHttpApi } from '@tallrik/contract/client/http-api';
import { browserTimers } from '@tallrik/contract/client/timers';
import { makeBell } from '../shared/bell/bell.ts';
import { makePrinter } from '../shared/printer/printer.ts';
import type { Services } from '../shared/services.tsx';
import { guardedApi } from '../shared/session/guarded-api.ts';
import { openSession } from '../shared/session/session.ts';
import { browserStorage } from '../shared/storage/browser-storage.ts';
import { openDeviceMemory } from '../shared/storage/device-memory.ts';
import { takingAhead } from './ahead/asked-ahead.ts';
import { STAFF_ENDPOINT } from './staff-endpoint.ts';

/** Wires the console to the browser: storage, network, socket, clock, sound. */
export function browserServices(): Services {
  const memory = openDeviceMemory(browserStorage());
  const session = openSession(memory);
  const api = makeHttpApi({
    endpoint: STAFF_ENDPOINT,
    fetch: takingAhead(window as object, (input, init) => fetch(input, init)),
    token: () => session.state().token,
    newTraceId: () => crypto.randomUUID(),
    // The board's watch decides what offline means; a single call does not.
    onReachable: () => {},
  });
  return {
    api: guardedApi(api, session),
    session,
    memory,
    timers: browserTimers,
    openWire: openBrowserWire(`${location.origin.replace(/^http/, 'ws')}/ws`),
    bell: makeBell(() => new AudioContext()),
    printer: makePrinter(window),
  };
}
