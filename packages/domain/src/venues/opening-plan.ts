import { planWith } from '../time/hours-exceptions.ts';
import type { HoursPlan } from '../time/weekly-hours.ts';
import type { Venue } from './venue.ts';

/** When a venue is open: whoever asks for its week alone forgets Christmas Eve (PLACES-13). */
export const openingPlan = (venue: Pick<Venue, 'availabilities' | 'exceptions'>): HoursPlan =>
  planWith(venue.availabilities, venue.exceptions);
