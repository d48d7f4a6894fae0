import { accepted, type Decide, refuse } from './cart-world.ts';

export const decideCreateCart: Decide<'CREATE_CART'> = (_cart, event, world) => {
  if (!world.company.hasAppOrders) return refuse('APP_CLOSED');
  if (!world.venue.active || world.venue.deleted)
    return refuse('VENUE_NOT_AVAILABLE', world.venue.id);
  if (event.serviceType === 'DELIVERY') return refuse('DELIVERY_NOT_AVAILABLE');
  if (!world.settings.serviceTypes.includes(event.serviceType)) {
    return refuse('SERVICE_TYPE_NOT_ALLOWED');
  }
  // The token says who it is; a user id in the event is only a claim.
  return accepted({ ...event, userId: world.viewer.userId, deliveryTargetId: null });
};
