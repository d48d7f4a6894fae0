import type { Page, WebSocketRoute } from '@playwright/test';

type Answer = Record<string, unknown>;
type Alter = (data: Answer) => void;

/**
 * Lets the server answer, and changes what it said on the way: for what happens once in a busy evening. Give the
 * function another `alter` to change the next answers differently. Needs `serviceWorkers: 'block'`.
 */
export async function alterAnswers(page: Page): Promise<(alter: Alter) => void> {
  let current: Alter = () => undefined;
  await page.route('**/graphql*', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data?: Answer | null };
    if (json.data) current(json.data);
    await route.fulfill({ response, json });
  });
  return (alter) => {
    current = alter;
  };
}

type CartMessage = { domain?: string; data?: { cartId?: string; sequence?: number } };

/** Listens to the live cart, to say something on it in the server's name after its last word. */
export async function joinSocket(page: Page): Promise<{
  push: (event: object) => void;
  /** What the server says meanwhile arrives only afterwards. */
  whilePaused: (work: () => Promise<void>) => Promise<void>;
}> {
  let phone: WebSocketRoute | null = null;
  let held: (string | Buffer)[] | null = null;
  let last = { cartId: '', sequence: 0 };
  await page.routeWebSocket(/\/ws$/, (socket) => {
    phone = socket;
    socket.connectToServer().onMessage((text) => {
      const { domain, data } = JSON.parse(String(text)) as CartMessage;
      if (domain === 'EVENT_CONFIRMED')
        last = { cartId: data?.cartId ?? '', sequence: data?.sequence ?? 0 };
      if (held) held.push(text);
      else socket.send(text);
    });
  });
  return {
    whilePaused: async (work) => {
      held = [];
      await work();
      const waiting = held;
      held = null;
      for (const text of waiting) phone?.send(text);
    },
    push: (event) => {
      last.sequence += 1;
      const { cartId, sequence } = last;
      const events = [{ sequence, event: { ...event, cartId, eventId: crypto.randomUUID() } }];
      phone?.send(JSON.stringify({ domain: 'SHOPPING_CART_EVENT', data: { cartId, events } }));
    },
  };
}
