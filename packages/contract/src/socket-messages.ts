import { ok, refused, type Result } from '@tallrik/domain/result';
import * as z from 'zod/mini';
import { clientCartEventSchema } from './cart-event-schema.ts';
import { describeIssues } from './describe-issues.ts';
import type { SocketErrorMessage } from './server-messages.ts';
import { socialTableEventSchema } from './social-table-event.ts';

// What the server answers. Browsers import that file alone: the checks below would double their first load.
export type { ServerMessage, SocketErrorMessage } from './server-messages.ts';

/** The same as a GraphQL body (D-139). */
export const MAX_CLIENT_MESSAGE_LENGTH = 256 * 1024;

const tokenSchema = z.string().check(z.minLength(1), z.maxLength(4096));
const message = <Action extends string, Data extends z.core.$ZodType>(action: Action, data: Data) =>
  z.strictObject({ action: z.literal(action), data });

/** Everything a client may say on the socket (SOCKET-02), one member per action. */
export const clientMessageSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('ping'), data: z.optional(z.nullable(z.strictObject({}))) }),
  // The first message of a connection: what the sender may do on it (D-135).
  message(
    'authenticate',
    z.strictObject({
      token: z.optional(tokenSchema),
      cartId: z.optional(z.guid()),
      tableToken: z.optional(tokenSchema),
      // Whose shop is on the page: its changes are told (O-29).
      companyId: z.optional(z.guid()),
    }),
  ),
  message('put-shopping-cart-event', clientCartEventSchema),
  message('put-social-table-event', socialTableEventSchema),
  message('broadcast-venue-social-table', z.strictObject({ tableId: z.guid() })),
  message('broadcast-venue-shopping-cart', z.strictObject({ cartId: z.guid() })),
  // A kitchen's board; the token is a staff token, which no other action takes (D-115).
  message('watch-venue-orders', z.strictObject({ token: tokenSchema, venueId: z.guid() })),
]);
export type ClientMessage = z.infer<typeof clientMessageSchema>;

/** The refusal is a message to send back as it is; it names the event, so that the sender stops repeating it. */
export function parseClientMessage(text: string): Result<ClientMessage, SocketErrorMessage> {
  if (text.length > MAX_CLIENT_MESSAGE_LENGTH) return refused(badMessage('message: too large'));
  const json = readJson(text);
  if (json === undefined) return refused(badMessage('message: not JSON'));
  const parsed = clientMessageSchema.safeParse(json);
  if (parsed.success) return ok(parsed.data);
  const eventId = eventIdSchema.safeParse(json);
  return refused({
    ...badMessage(describeIssues(parsed.error)),
    ...(eventId.success ? { eventId: eventId.data.data.eventId } : {}),
  });
}

const eventIdSchema = z.object({ data: z.object({ eventId: z.guid() }) });

const badMessage = (message: string): SocketErrorMessage => ({ message, code: 'BAD_USER_INPUT' });

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
