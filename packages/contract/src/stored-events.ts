import type { CartEvent } from '@tallrik/domain/cart/cart-event';
import { storedCartEventSchema } from './cart-event-schema.ts';
import { describeIssues } from './describe-issues.ts';

/**
 * The one place where an event leaves the database. Stored events live for ever: what older servers
 * left out gets its default here, so that the fold knows one shape only.
 */
export function upgradeStoredEvent(json: unknown): CartEvent {
  const parsed = storedCartEventSchema.safeParse(json);
  // Skipping it would fold another cart than the guest has paid for.
  if (!parsed.success)
    throw new Error(`Unreadable stored cart event (${describeIssues(parsed.error)})`);
  return parsed.data;
}
