import { minor } from '@tallrik/domain/money/minor';
import type { DemoOffer, DemoPromoCode } from '../demo-company.ts';
import { demoId } from '../demo-id.ts';
import { offerFromCard, promoCodeFromCard } from '../loyalty-card.ts';
import type { PictureWall } from '../pictures/demo-picture.ts';
import { BOWLS } from './drawings.ts';

const dish = (key: string): string => demoId('nordbro', 'dish', key);

export const nordbroOffers = (wall: PictureWall): DemoOffer[] => [
  offerFromCard('nordbro', 'Soppa, bröd och must', {
    key: 'soppa-och-must',
    type: 'BUNDLE',
    name: {
      en: 'Soup, bread and apple must',
      se: 'Soppa, bröd och must',
      es: 'Sopa, pan y mosto',
      no: 'Suppe, brød og most',
      tr: 'Çorba, ekmek ve şıra',
      dk: 'Suppe, brød og most',
    },
    about: {
      en: 'The archipelago soup with sourdough and a glass from Kivik, 219 kr together.',
      se: 'Skärgårdssoppan med surdeg och ett glas från Kivik, 219 kr tillsammans.',
      es: 'La sopa del archipiélago con pan y un mosto de Kivik, 219 kr en total.',
      no: 'Skjærgårdssuppen med surdeig og et glass fra Kivik, 219 kr til sammen.',
      tr: 'Takımada çorbası, ekşi mayalı ekmek ve Kivik şırası, birlikte 219 kr.',
      dk: 'Skærgårdssuppen med surdej og et glas fra Kivik, 219 kr i alt.',
    },
    price: minor(219_00),
    itemIds: ['skargardssoppa', 'surdeg', 'applemust'].map(dish),
    image: wall.painting('offer/soppa', 'offer', {
      tone: 1,
      food: [BOWLS.archipelagoSoup],
      around: ['bread', 'green-apple'],
    }),
    createdDaysFromNow: -2,
  }),
  offerFromCard('nordbro', 'Kaffe till våfflan', {
    key: 'kaffe-till-vafflan',
    type: 'STAGED_INDIVIDUAL',
    name: {
      en: 'Coffee with your waffle',
      se: 'Kaffe till våfflan',
      es: 'Café con tu gofre',
      no: 'Kaffe til vaffelen',
      tr: 'Waffle’ın yanına kahve',
      dk: 'Kaffe til vaflen',
    },
    about: {
      en: 'Choose something sweet and the filter coffee is on the house.',
      se: 'Välj något sött så bjuder vi på bryggkaffet.',
      es: 'Elige algo dulce y el café de filtro corre de nuestra cuenta.',
      no: 'Velg noe søtt, så spanderer vi filterkaffen.',
      tr: 'Bir tatlı seçin, filtre kahve bizden olsun.',
      dk: 'Vælg noget sødt, så giver vi filterkaffen.',
    },
    stages: [
      {
        id: demoId('nordbro', 'stage', 'sweet'),
        nameLang: {
          en: 'Something sweet',
          se: 'Något sött',
          es: 'Algo dulce',
          no: 'Noe søtt',
          tr: 'Bir tatlı',
          dk: 'Noget sødt',
        },
        itemIds: ['vaffla', 'blabarspaj'].map(dish),
        discountRate: 0,
        discountType: 'PERCENTAGE',
      },
      {
        id: demoId('nordbro', 'stage', 'coffee'),
        nameLang: {
          en: 'Your coffee',
          se: 'Ditt kaffe',
          es: 'Tu café',
          no: 'Kaffen din',
          tr: 'Kahveniz',
          dk: 'Din kaffe',
        },
        itemIds: [dish('bryggkaffe')],
        discountRate: 100,
        discountType: 'PERCENTAGE',
      },
    ],
    image: wall.painting('offer/kaffe', 'offer', {
      tone: 4,
      food: ['waffle', 'coffee'],
      around: ['blueberries'],
    }),
    createdDaysFromNow: -6,
  }),
  offerFromCard('nordbro', 'Ostronkväll på torsdagar', {
    key: 'ostronkvall',
    type: 'VISUAL',
    name: {
      en: 'Oyster night on Thursdays',
      se: 'Ostronkväll på torsdagar',
      es: 'Noche de ostras los jueves',
      no: 'Østerskveld på torsdager',
      tr: 'Perşembe istiridye gecesi',
      dk: 'Østersaften om torsdagen',
    },
    about: {
      en: 'Six for the price of five from 17:00, at the bar.',
      se: 'Sex till priset av fem från klockan 17, i baren.',
      es: 'Seis al precio de cinco desde las 17:00, en la barra.',
      no: 'Seks til prisen av fem fra klokken 17, i baren.',
      tr: '17.00’den itibaren barda beş fiyatına altı.',
      dk: 'Seks til fems pris fra klokken 17, i baren.',
    },
    image: wall.painting('offer/ostron', 'offer', {
      tone: 3,
      food: ['oyster', 'oyster', 'oyster'],
      around: ['lemon', 'sparkling-bottle'],
    }),
    createdDaysFromNow: -12,
  }),
];

export const nordbroPromoCodes: DemoPromoCode[] = [
  promoCodeFromCard('nordbro', {
    code: 'HEJ10',
    title: {
      en: 'Ten per cent off',
      se: 'Tio procent rabatt',
      es: 'Diez por ciento de descuento',
      no: 'Ti prosent rabatt',
      tr: 'Yüzde on indirim',
      dk: 'Ti procents rabat',
    },
  }),
  promoCodeFromCard('nordbro', {
    code: 'FIKA',
    discountRate: 25,
    categoryIds: [demoId('nordbro', 'category', 'sott')],
    title: {
      en: 'A quarter off all things sweet',
      se: 'En fjärdedel av på allt sött',
      es: 'Un cuarto menos en los dulces',
      no: 'En firedel av på alt søtt',
      tr: 'Tatlılarda dörtte bir indirim',
      dk: 'En fjerdedel af på alt sødt',
    },
  }),
  promoCodeFromCard('nordbro', {
    code: 'BJUDET',
    discountRate: 100,
    title: {
      en: 'The house is paying',
      se: 'Huset bjuder',
      es: 'Invita la casa',
      no: 'Huset spanderer',
      tr: 'Müesseseden',
      dk: 'Huset giver',
    },
  }),
];
