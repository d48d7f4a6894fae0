import type { APIRequestContext } from '@playwright/test';

export type Movement = {
  sessionId: string;
  authorised: number;
  captured: number;
  cancelled: number;
  refunded: number;
};

/** What the pretended provider holds, one line for each payment. */
export const paymentBooks = async (
  request: APIRequestContext,
  origin: string,
): Promise<Movement[]> => (await request.get(`${origin}/simulator/control/ledger`)).json();

/** How many webhooks it has written and not delivered. */
export const pausedWebhooks = async (
  request: APIRequestContext,
  origin: string,
): Promise<number> => {
  const waiting: unknown[] = await (
    await request.get(`${origin}/simulator/control/webhooks`)
  ).json();
  return waiting.length;
};

/** More calls than one payment makes, tries again included. */
const ALL_CALLS = 1_000;

/**
 * The provider takes money and tells the server nothing: its webhooks wait, and whoever asks it gets no answer. Its
 * card form goes on working.
 */
export async function silenceProvider(request: APIRequestContext, origin: string): Promise<void> {
  await tell(request, `${origin}/simulator/control/schedule`, { mode: 'HELD' });
  await tell(request, `${origin}/simulator/control/outage`, { calls: ALL_CALLS });
}

export async function letProviderSpeak(request: APIRequestContext, origin: string): Promise<void> {
  await tell(request, `${origin}/simulator/control/outage`, { calls: 0 });
  await tell(request, `${origin}/simulator/control/schedule`, { mode: 'PROMPT' });
}

/** Only the webhooks: asked, the provider still does not answer. */
export const deliverWebhooks = (request: APIRequestContext, origin: string): Promise<void> =>
  tell(request, `${origin}/simulator/control/flush`, {});

async function tell(request: APIRequestContext, address: string, data: object): Promise<void> {
  const answer = await request.post(address, { data });
  if (!answer.ok()) throw new Error(`${address} answered ${answer.status()}`);
}
