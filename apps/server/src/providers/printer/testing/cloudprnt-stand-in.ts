import { Buffer } from 'node:buffer';

export type CloudTicket = { token: string; png: Buffer };

/** How a server is asked; a test may put one here that is down for a while. */
export type AskServer = (
  method: 'POST' | 'GET' | 'DELETE',
  url: string,
  body?: object,
) => Promise<{ status: number; bytes: Buffer }>;

type PollAnswer = { jobReady: boolean; jobToken?: string; mediaTypes?: string[] };

export type CloudPrntStandIn = {
  /** One poll and what follows from it; the status of the poll's answer, 0 when nobody answered. */
  poll: () => Promise<number>;
  /** On paper, oldest first. */
  tickets: () => CloudTicket[];
  setStatus: (statusCode: string) => void;
  /** Its word that a ticket is printed does not get through, until told otherwise. */
  loseConfirmations: (isLost: boolean) => void;
};

/**
 * A Star printer: asks, fetches, prints whatever it is given, confirms. A confirmation that does not get through is
 * repeated before anything else, as theirs is (`retry`).
 */
export function openCloudPrntStandIn(printer: {
  path: string;
  mac: string;
  ask: AskServer;
}): CloudPrntStandIn {
  const { path, mac, ask } = printer;
  const tickets: CloudTicket[] = [];
  let statusCode = '200 OK';
  let isLost = false;
  let unconfirmed: { token: string; code: string } | null = null;

  const query = (fields: Record<string, string>) => `${path}?${new URLSearchParams(fields)}`;
  const down = { status: 0, bytes: Buffer.alloc(0) };
  const tryAsk: AskServer = (...args) => ask(...args).catch(() => down);

  async function confirm(): Promise<void> {
    if (unconfirmed === null || isLost) return;
    const { status } = await tryAsk('DELETE', query({ mac, ...unconfirmed }));
    if (status === 200) unconfirmed = null;
  }

  return {
    tickets: () => [...tickets],
    setStatus: (code) => {
      statusCode = code;
    },
    loseConfirmations: (lost) => {
      isLost = lost;
    },
    poll: async () => {
      await confirm();
      const { status, bytes } = await tryAsk('POST', path, {
        status: '23 6 0 0 0 0 0 0 0',
        printerMAC: mac,
        statusCode,
        printingInProgress: false,
      });
      if (status !== 200) return status;
      const { jobReady, jobToken } = JSON.parse(bytes.toString()) as PollAnswer;
      if (!jobReady || jobToken === undefined || !statusCode.startsWith('2')) return status;
      const job = await tryAsk('GET', query({ mac, token: jobToken, type: 'image/png' }));
      const isFetched = job.status === 200;
      if (isFetched) tickets.push({ token: jobToken, png: job.bytes });
      unconfirmed = { token: jobToken, code: isFetched ? '200 OK' : '520 Download error' };
      await confirm();
      return status;
    },
  };
}
