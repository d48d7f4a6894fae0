import { accepted, type Decide, refuse } from './cart-world.ts';
import { testUntilOf } from './test-cart.ts';

export const decideCreateCart: Decide<'CREATE_CART'> = (_cart, event, world) => {
  const testUntil = testUntilOf(world);
  if (!world.company.hasAppOrders && testUntil === null) return refuse('APP_CLOSED');
  if (!world.venue.active || world.venue.deleted)
    return refuse('VENUE_NOT_AVAILABLE', world.venue.id);
  if (event.serviceType === 'DELIVERY') return refuse('DELIVERY_NOT_AVAILABLE');
  if (!world.settings.serviceTypes.includes(event.serviceType)) {
    return refuse('SERVICE_TYPE_NOT_ALLOWED');
  }
  // The token says who it is; a user id in the event is only a claim.
  const { testUntil: _claimed, ...claims } = event;
  const created = { ...claims, userId: world.viewer.userId, deliveryTargetId: null };
  return accepted(testUntil === null ? created : { ...created, testUntil });
};
