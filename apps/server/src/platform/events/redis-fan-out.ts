import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Logger } from '../logging/log.ts';
import { makeFanOut, type FanOut, type FanOuts } from './fan-out.ts';
import type { Redis } from './redis.ts';

const envelopeSchema = z.object({ from: z.string(), topic: z.string(), message: z.unknown() });

/**
 * Own listeners hear at once, other processes through Redis: a Redis that is away takes nothing from guests of the
 * same process. One channel per name, listened to from the start: a subscription per cart would be confirmed some
 * moments later and miss what was said meanwhile.
 */
export function makeRedisFanOuts(
  redis: Redis,
  log: Logger,
  processId: string = randomUUID(),
): FanOuts {
  const byName = new Map<string, Promise<FanOut<unknown>>>();

  async function open(name: string): Promise<FanOut<unknown>> {
    const own = makeFanOut<unknown>();
    const channel = `tallrik:${name}`;
    await redis.listen(channel, (text) => {
      const envelope = readEnvelope(text);
      if (envelope && envelope.from !== processId) own.publish(envelope.topic, envelope.message);
    });
    return {
      subscribe: own.subscribe,
      publish: (topic, message) => {
        own.publish(topic, message);
        redis
          .command('PUBLISH', channel, JSON.stringify({ from: processId, topic, message }))
          // Clients read anew when they reconnect and poll beside it: lost news is late, not wrong.
          .catch((error: unknown) =>
            log.warn({ channel, code: String(error) }, 'news did not reach other processes'),
          );
      },
    };
  }

  return {
    make: async <Message>(name: string) => {
      const opening = byName.get(name) ?? open(name);
      byName.set(name, opening);
      return (await opening) as FanOut<Message>;
    },
    onGap: redis.onBack,
    close: redis.close,
  };
}

function readEnvelope(text: string): z.infer<typeof envelopeSchema> | null {
  try {
    return envelopeSchema.parse(JSON.parse(text));
  } catch {
    // Somebody else's words on our channel must not end the process.
    return null;
  }
}
