export const SERVICE_TYPES = ['EAT_HERE', 'TAKE_AWAY', 'DELIVERY'] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];
