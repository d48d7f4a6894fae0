import { showPage, type ShowPage } from '../../../shared/testing/show-page.tsx';
import { firstScreenModule } from '../FirstScreen.tsx';

const venue = (id: string, name: string) => ({
  id,
  name,
  active: true,
  deleted: false,
  timeZone: 'Europe/Stockholm',
  minimumPickupWaitTime: 15,
  location: null,
  availabilities: [],
  exceptions: [],
});
export const two = [venue('v1', 'Soho'), venue('v2', 'Camden')];

const offer = {
  id: 'offer-1',
  type: 'ORDER_DISCOUNT',
  nameLang: { en: 'Ten off' },
  descriptionLang: { en: 'Ten percent off everything' },
  venues: [],
  image: null,
};
const stampCard = {
  id: 'card-1',
  name: 'Burgers',
  nameLang: { en: 'Burger card' },
  description: null,
  descriptionLang: { en: 'The fifth is free' },
  details: { en: 'Small print' },
  count: 2,
  requiredCount: 5,
  stamps: [
    { id: 's1', seen: true },
    { id: 's2', seen: true },
  ],
  venues: [],
};
const user = { id: 'user-1', name: 'Åsa Lind', easyId: '1042', deleted: false, activated: true };

const article = {
  id: 'news-1',
  slug: 'news-1',
  types: ['NEWSLETTER'],
  createdAt: '2026-02-01T10:00:00Z',
  updatedAt: '2026-02-01T10:00:00Z',
  title: { en: 'New autumn menu' },
  subTitle: {},
  text: { en: '<p>Mushrooms.</p>' },
};

/** `/` as the server's answers make it: two venues, one offer, one stamp card, one article, a feed. */
export function open(page: Partial<ShowPage> & { stamps?: object[] } = {}) {
  return showPage({
    Screen: firstScreenModule.Screen,
    pattern: '/',
    at: '/',
    ...page,
    answers: {
      VenueList: () => ({ allVenues: two }),
      VenuePage: () => ({ Venue: two[0] }),
      LandingContents: () => ({ intro: [], membership: [] }),
      News: () => ({ allContents: [article] }),
      SideContents: () => ({ allContents: [] }),
      SocialMediaFeed: () => ({
        getSocialMedia: {
          success: true,
          feed: [
            {
              socialType: 'INSTAGRAM',
              items: Array.from({ length: 7 }, (_, at) => ({
                id: `post-${at}`,
                link: `https://example.org/${at}`,
                mediaUrl: `/media/${at}`,
              })),
            },
          ],
        },
      }),
      LoggedOutOffers: () => ({ getLoggedOutData: { defaultOffers: [offer] } }),
      SignedInGuest: () => ({ User: user }),
      Home: () => ({
        homepageUserQuery: {
          id: 'user-1',
          tokens: [],
          stampCards: [{ ...stampCard, ...(page.stamps ? { stamps: page.stamps } : {}) }],
          company: { defaultOffers: [offer] },
        },
      }),
      MarkStampSeen: ({ id }: { id: string }) => ({ updateStamp: { id, seen: true } }),
      TablePage: () => ({
        Table: { id: 'table-1', code: '12', supportsPayLater: true, qrToken: 'token' },
      }),
      ...page.answers,
    },
  });
}
