import { describe, expect, it } from 'vitest';
import { storyServices } from '../../shared/testing/story-services.ts';
import { sideEntries, type SideMenuFacts } from './side-entries.ts';

const facts: SideMenuFacts = {
  pathname: '/',
  company: storyServices.company.company,
  isInvoicingEnabled: false,
  hasTable: false,
  isSingleVenue: false,
  isSignedIn: false,
  hasInvoiceCustomer: false,
  contents: [],
  language: 'en',
};
const words = (key: string) => key;
const entries = (changes: Partial<SideMenuFacts> = {}) =>
  sideEntries({ ...facts, ...changes }, words as Parameters<typeof sideEntries>[1]);
const ids = (changes: Partial<SideMenuFacts> = {}) => entries(changes).map(({ id }) => id);

const aboutPage = {
  id: 'about',
  slug: 'about',
  types: ['SIDEBAR' as const],
  title: { en: 'About us', se: 'Om oss' },
};

describe('the side menu', () => {
  it('[SHELL-02] always has Home and Support', () => {
    expect(ids({ hasTable: true, isSingleVenue: true })).toEqual(['home', 'history', 'support']);
  });

  it('[SHELL-03] has Order food, except at a table and for a single venue', () => {
    expect(ids()).toContain('order');
    expect(ids({ hasTable: true })).not.toContain('order');
    expect(ids({ isSingleVenue: true })).not.toContain('order');
  });

  it('[SHELL-04] [ORDER-35] [AUTH-35] shows Order history, disabled until signed in', () => {
    const history = (isSignedIn: boolean) =>
      entries({ isSignedIn }).find(({ id }) => id === 'history');
    expect(history(false)?.isDisabled).toBe(true);
    expect(history(true)?.isDisabled).toBe(false);
  });

  it('[SHELL-05] has Membership only where there are cards', () => {
    expect(ids()).not.toContain('membership');
    expect(ids({ company: { ...facts.company, hasMembershipCards: true } })).toContain(
      'membership',
    );
  });

  it('[SHELL-06] has News only when there is a newsletter', () => {
    expect(ids({ contents: [aboutPage] })).not.toContain('news');
    expect(ids({ contents: [{ ...aboutPage, types: ['NEWSLETTER'] }] })).toContain('news');
  });

  it('[SHELL-07] invites to invoices while they are on and the guest has none', () => {
    expect(ids()).not.toContain('invoice');
    expect(ids({ isInvoicingEnabled: true })).toContain('invoice');
    expect(ids({ isInvoicingEnabled: true, hasInvoiceCustomer: true })).not.toContain('invoice');
  });

  it('[SHELL-08] links every sidebar page in the guest’s language', () => {
    const page = entries({ contents: [aboutPage], language: 'se' }).find(
      ({ id }) => id === 'about',
    );
    expect(page).toMatchObject({ label: 'Om oss', href: '/sidebar/about' });
  });

  it('marks the page it stands on', () => {
    expect(entries().filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });
});
