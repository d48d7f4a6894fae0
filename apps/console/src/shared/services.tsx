import type { OpenWire } from '@tallrik/contract/client/live-socket';
import type { Api } from '@tallrik/contract/client/operation';
import type { Timers } from '@tallrik/contract/client/timers';
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { Bell } from './bell/bell.ts';
import type { Printer } from './printer/printer.ts';
import type { Session, SessionState } from './session/session.ts';
import type { DeviceMemory } from './storage/device-memory.ts';

/** What screens need from outside React; made once by the entry, or per test. */
export type Services = {
  api: Api;
  session: Session;
  memory: DeviceMemory;
  timers: Timers;
  openWire: OpenWire;
  bell: Bell;
  printer: Printer;
};

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = (props: { services: Services; children: ReactNode }) => (
  <ServicesContext value={props.services}>{props.children}</ServicesContext>
);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}

export function useSession(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.state);
}
