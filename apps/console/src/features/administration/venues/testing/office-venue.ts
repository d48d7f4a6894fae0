import { act, fireEvent, screen } from '@testing-library/react';
import type { OfficeVenue } from '../use-office-venues.ts';

/** Test support: a venue in London as the office reads it. */
export const aVenue = (fields: object = {}): OfficeVenue => ({
  id: 'camden',
  version: 3,
  name: 'Smash Camden',
  active: true,
  isArchived: false,
  phone: null,
  organizationId: null,
  bookingServiceId: null,
  supportEmail: null,
  minimumPickupWaitTime: null,
  timeZone: 'Europe/London',
  place: { name: null, street: 'High Street 1', zip: 'NW1', city: 'London', lat: null, long: null },
  hours: [],
  exceptions: [],
  isOpenNow: true,
  nextChangeAt: null,
  pausedUntil: null,
  pauseReason: null,
  typesWithoutMenu: [],
  ...fields,
});

export const tap = async (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

export const type = async (input: HTMLElement, text: string) =>
  act(async () => void fireEvent.change(input, { target: { value: text } }));
