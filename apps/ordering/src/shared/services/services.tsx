import { createContext, use, type ReactNode } from 'react';
import type { Analytics } from '../analytics/analytics.ts';
import type { CartSession } from '../cart-socket/cart-session.ts';
import type { Clock } from '../clock/clock.ts';
import type { CompanyPageData } from '../company/company-query.ts';
import type { ConnectionStatus } from '../graphql-client/connection-status.ts';
import type { Platform } from '@tallrik/contract/page-rendering';
import type { Api } from '@tallrik/contract/client/operation';
import type { LocalData } from '../local-data/local-data.ts';
import type { RemoteLog } from '../remote-log/remote-log.ts';
import type { NativeBridge } from '../native-bridge/native-bridge.ts';

/** What screens need from outside React; made once per page by the entry, or per test. */
export type Services = {
  api: Api;
  company: CompanyPageData;
  localData: LocalData;
  /** What the server knew of the local data when it rendered; the browser hydrates with the same. */
  renderedData: LocalData;
  /** Null while the server renders. */
  cart: CartSession | null;
  clock: Clock;
  connection: ConnectionStatus;
  bridge: NativeBridge;
  /** After consent only. */
  analytics: Analytics;
  /** What support needs to follow a case: ids and codes, never a person (D-128). */
  remoteLog: RemoteLog;
  /** For what must never happen: it reaches whoever watches the page's errors, and needs no consent. */
  logError: (error: Error) => void;
  /** `https://example.org/smash`: where the payment provider sends the guest back to. */
  appAddress: string;
  /** Where the bundled payment simulator answers; null against the real provider. */
  simulatorBase: string | null;
  platform: Platform;
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

export const useCompany = (): CompanyPageData => useServices().company;
