import { handClock } from '@tallrik/contract/client/fakes/hand-clock';
import { wirePair } from '@tallrik/contract/client/fakes/wire-pair';
import type { Api } from '@tallrik/contract/client/operation';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ServicesProvider, type Services } from '../services.tsx';
import type { RingKind } from '../bell/bell.ts';
import { guardedApi } from '../session/guarded-api.ts';
import { openSession } from '../session/session.ts';
import { WithMessages } from '../messages/testing/WithMessages.tsx';
import { openDeviceMemory } from '../storage/device-memory.ts';

// By default the cache tells React in a later task of the real event loop, which no hand-turned clock waits for.
notifyManager.setScheduler(queueMicrotask);

/** What the server says to each operation, by its name; throwing is an answer too. */
// Late parts and their words come after the frame around them, as in a browser; on a busy machine in seconds.
configure({ asyncUtilTimeout: 10_000 });

export type Answers = Record<string, (variables: Record<string, unknown>) => unknown>;

/** A console whose server, socket, clock and bell are in the test's hands. */
export function renderWith(
  screen: ReactNode,
  answers: Answers,
  prepare: (services: Services) => void = () => {},
) {
  const requests: [name: string, variables: unknown][] = [];
  const rings: RingKind[] = [];
  const printed: string[] = [];
  const clock = handClock();
  const wires = wirePair();
  const memory = openDeviceMemory(null);
  const session = openSession(memory);
  const call: Api['call'] = async <Result, Variables>(
    operation: { toString: () => string },
    variables: Variables,
  ) => {
    const name = /(?:query|mutation) (\w+)/.exec(String(operation))?.[1] ?? '';
    requests.push([name, variables]);
    const answer = answers[name];
    if (!answer) throw new Error(`The test has no answer for ${name}`);
    return answer(variables as Record<string, unknown>) as Result;
  };
  const services: Services = {
    api: guardedApi({ call, readPublic: call }, session),
    session,
    memory,
    timers: clock,
    openWire: wires.openWire,
    bell: {
      unlock: async () => true,
      isUnlocked: () => true,
      ring: (kind) => rings.push(kind),
    },
    printer: { print: async (pageRule) => void printed.push(pageRule) },
  };
  prepare(services);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const rendered = render(
    <QueryClientProvider client={queryClient}>
      <ServicesProvider services={services}>
        <WithMessages>{screen}</WithMessages>
      </ServicesProvider>
    </QueryClientProvider>,
  );
  return { ...rendered, ...services, requests, rings, printed, clock, wires };
}
