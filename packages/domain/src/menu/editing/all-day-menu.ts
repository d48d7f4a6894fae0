import type { Language } from '../../company/languages.ts';
import { SERVICE_TYPES, type ServiceType } from '../../company/service-types.ts';

const NAMES: Record<Language, string> = {
  en: 'All day',
  se: 'Hela dagen',
  es: 'Todo el día',
  no: 'Hele dagen',
  tr: 'Tüm gün',
  dk: 'Hele dagen',
};

/**
 * What a venue begins with (O-15, D-481): without hours, so that it is served whenever the doors are open, and for every
 * way of eating: one that the company switches on later would have nothing to sell.
 */
export const allDayMenu = (language: Language): { name: string; serviceTypes: ServiceType[] } => ({
  name: NAMES[language],
  serviceTypes: [...SERVICE_TYPES],
});
