import type { MutationResolvers } from '@tallrik/contract/generated/resolvers';
import { parseClientCartEvents } from '@tallrik/contract/cart-event-schema';
import { SEND_BATCH_MAX_EVENTS } from '@tallrik/domain/cart/sending';
import { CART_REFUSALS } from '@tallrik/domain/cart/refusal-codes';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { badInput } from '../../../../platform/graphql/errors.ts';
import type { PutCartEvent } from '../../put-cart-event.ts';
import { tableIdAt, type ResolveTableToken } from '../../table-seat.ts';

export const makePutShoppingCartEvents =
  (deps: {
    putCartEvent: PutCartEvent;
    resolveTableToken: ResolveTableToken;
  }): NonNullable<MutationResolvers<GraphContext>['putShoppingCartEvents']> =>
  async (_root, args, { viewer, rehearsal }) => {
    if (args.events.length > SEND_BATCH_MAX_EVENTS)
      throw badInput(`At most ${SEND_BATCH_MAX_EVENTS} events at once`);
    const parsed = parseClientCartEvents(args.events);
    if (!parsed.ok) throw badInput(parsed.error);
    const tableSeat = await deps.resolveTableToken(args.tableToken);
    const confirmed = [];
    const refusedEvents = [];
    // One after the other: an ADD_ITEM counts on the CREATE_CART before it.
    for (const event of parsed.value) {
      const sender = { viewer, tableId: tableIdAt(tableSeat, event), rehearsal, originId: null };
      const result = await deps.putCartEvent(event, sender);
      if (result.ok) confirmed.push(result.value);
      else {
        const { code, subjectId } = result.error;
        refusedEvents.push({
          eventId: event.eventId,
          code,
          message: CART_REFUSALS[code],
          context: { subjectId },
        });
      }
    }
    const [first] = refusedEvents;
    return {
      success: !first,
      error: first?.code ?? null,
      message: first?.message ?? null,
      confirmed,
      refused: refusedEvents,
    };
  };
