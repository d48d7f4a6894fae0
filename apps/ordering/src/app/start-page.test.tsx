import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showPage } from '../shared/testing/show-page.tsx';
import { shopAnswers } from '../shared/testing/shop-answers.ts';
import { startPageModule } from './StartPage.tsx';

afterEach(cleanup);

const offer = {
  id: 'offer-1',
  type: 'ORDER_DISCOUNT',
  nameLang: { en: 'Ten off' },
  descriptionLang: {},
  venues: [],
  image: null,
};

const open = (LoggedOutOffers: () => object) =>
  showPage({
    Screen: startPageModule.Screen,
    pattern: '/order/:venueId',
    at: '/order/venue-1',
    answers: { ...shopAnswers({}), LoggedOutOffers },
  });

it('[MENU-02] [MENU-05] dishes come with the offers above them, never to be pushed down by them', async () => {
  let answer: (offers: object) => void = () => undefined;
  const coming = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const { requestedOperations } = open(() => coming);
  await expect.poll(() => requestedOperations()).toContain('AppliedMenus');
  expect(screen.queryByRole('link', { name: 'Soup' })).toBeNull();
  answer({ getLoggedOutData: { defaultOffers: [offer] } });
  await screen.findByRole('link', { name: 'Soup' });
  expect(screen.getByText('Ten off')).toBeTruthy();
});

it('[MENU-05] offers that fail keep nobody from the dishes', async () => {
  open(() => Promise.reject(new Error('gone')));
  expect(await screen.findByRole('link', { name: 'Soup' })).toBeTruthy();
});
