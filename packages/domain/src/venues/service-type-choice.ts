import type { ServiceType } from '../company/service-types.ts';
import { ok, refused, type Result } from '../result.ts';

/** What can be chosen at a venue. Delivery gets a flow of its own; nobody may pay for one that no one drives (D-29). */
export type ChoosableServiceType = Exclude<ServiceType, 'DELIVERY'>;

const isChoosable = (type: string): type is ChoosableServiceType =>
  type === 'EAT_HERE' || type === 'TAKE_AWAY';

/** The buttons of an expanded venue (VENUE-05, CONF-09). */
export const choosableServiceTypes = (configuration: {
  serviceTypes: readonly ServiceType[];
}): ChoosableServiceType[] => configuration.serviceTypes.filter(isChoosable);

/** VENUE-14: anything else creates no cart, and the caller logs the refusal. */
export function chooseServiceType(
  type: string,
  configuration: { serviceTypes: readonly ServiceType[] },
): Result<ChoosableServiceType, { code: 'SERVICE_TYPE_NOT_OFFERED'; serviceType: string }> {
  return isChoosable(type) && configuration.serviceTypes.includes(type)
    ? ok(type)
    : refused({ code: 'SERVICE_TYPE_NOT_OFFERED', serviceType: type });
}
