import { minor } from '@tallrik/domain/money/minor';
import type { DemoOffer, DemoPromoCode } from '../demo-company.ts';
import { demoId } from '../demo-id.ts';
import { offerFromCard, promoCodeFromCard } from '../loyalty-card.ts';
import type { PictureWall } from '../pictures/demo-picture.ts';

const dishes = (...keys: string[]): string[] => keys.map((key) => demoId('lokanta', 'dish', key));

export const lokantaOffers = (wall: PictureWall): DemoOffer[] => [
  offerFromCard('lokanta', 'Sofra: çorba, fasulye, ayran', {
    key: 'sofra',
    type: 'BUNDLE',
    name: {
      en: 'The table: soup, beans, ayran',
      se: 'Bordet: soppa, bönor, ayran',
      es: 'La mesa: sopa, alubias, ayran',
      no: 'Bordet: suppe, bønner, ayran',
      tr: 'Sofra: çorba, fasulye, ayran',
      dk: 'Bordet: suppe, bønner, ayran',
    },
    about: {
      en: 'Lentil soup, white beans and a frothy ayran for ₺310.',
      se: 'Linssoppa, vita bönor och en skummig ayran för ₺310.',
      es: 'Sopa de lentejas, alubias y ayran espumoso por ₺310.',
      no: 'Linsesuppe, hvite bønner og skummende ayran for ₺310.',
      tr: 'Mercimek, kuru fasulye ve köpüklü ayran ₺310.',
      dk: 'Linsesuppe, hvide bønner og skummende ayran for ₺310.',
    },
    price: minor(310_00),
    itemIds: dishes('mercimek', 'kuru-fasulye', 'ayran'),
    image: wall.painting('offer/sofra', 'offer', {
      tone: 1,
      food: ['stew'],
      around: ['milk', 'flatbread'],
    }),
    createdDaysFromNow: -2,
  }),
  offerFromCard('lokanta', 'İkinci ayran bizden', {
    key: 'ayran',
    type: 'ITEM_DISCOUNT',
    name: {
      en: 'Ayran at half price',
      se: 'Ayran till halva priset',
      es: 'Ayran a mitad de precio',
      no: 'Ayran til halv pris',
      tr: 'Ayran yarı fiyatına',
      dk: 'Ayran til halv pris',
    },
    about: {
      en: 'Because nobody should eat Adana with water.',
      se: 'För ingen ska äta Adana med vatten.',
      es: 'Porque nadie debería comer Adana con agua.',
      no: 'For ingen bør spise Adana med vann.',
      tr: 'Adana suyla yenmez de ondan.',
      dk: 'For ingen bør spise Adana med vand.',
    },
    discountRate: 50,
    itemIds: dishes('ayran'),
    image: wall.painting('offer/ayran', 'offer', {
      tone: 4,
      food: ['milk', 'milk'],
      around: ['chilli'],
      plate: false,
    }),
    createdDaysFromNow: -4,
  }),
  offerFromCard('lokanta', 'Dürüm ve tatlı', {
    key: 'durum-tatli',
    type: 'STAGED_BUNDLE',
    name: {
      en: 'A wrap and a sweet',
      se: 'En dürüm och något sött',
      es: 'Un dürüm y un dulce',
      no: 'En dürüm og noe søtt',
      tr: 'Dürüm ve tatlı',
      dk: 'En dürüm og noget sødt',
    },
    about: {
      en: 'Adana or döner, then crème caramel or rice pudding. ₺330.',
      se: 'Adana eller döner, sedan brylépudding eller sütlaç. ₺330.',
      es: 'Adana o döner, y luego flan o arroz con leche. ₺330.',
      no: 'Adana eller döner, så karamellpudding eller risgrøt. ₺330.',
      tr: 'Adana ya da döner, üstüne krem karamel ya da sütlaç. ₺330.',
      dk: 'Adana eller döner, så karamelrand eller risengrød. ₺330.',
    },
    price: minor(330_00),
    stages: [
      {
        id: demoId('lokanta', 'stage', 'durum'),
        nameLang: {
          en: 'The wrap',
          se: 'Rullen',
          es: 'El dürüm',
          no: 'Rullen',
          tr: 'Dürüm',
          dk: 'Rullen',
        },
        itemIds: dishes('adana-durum', 'doner'),
        discountRate: 0,
        discountType: 'PERCENTAGE',
      },
      {
        id: demoId('lokanta', 'stage', 'tatli'),
        nameLang: {
          en: 'The sweet',
          se: 'Det söta',
          es: 'El dulce',
          no: 'Det søte',
          tr: 'Tatlı',
          dk: 'Det søde',
        },
        itemIds: dishes('krem-karamel', 'sutlac'),
        discountRate: 0,
        discountType: 'PERCENTAGE',
      },
    ],
    image: wall.painting('offer/durum', 'offer', {
      tone: 2,
      food: ['wrap', 'custard'],
      around: ['chilli'],
    }),
    createdDaysFromNow: -7,
  }),
  offerFromCard('lokanta', 'Pazar kahvaltısı', {
    key: 'pazar',
    type: 'VISUAL',
    name: {
      en: 'Sunday breakfast',
      se: 'Söndagsfrukost',
      es: 'Desayuno de domingo',
      no: 'Søndagsfrokost',
      tr: 'Pazar kahvaltısı',
      dk: 'Søndagsmorgenmad',
    },
    about: {
      en: 'Twenty small plates, one long morning. Ask for a table.',
      se: 'Tjugo små fat, en lång morgon. Fråga efter ett bord.',
      es: 'Veinte platitos, una mañana larga. Pide mesa.',
      no: 'Tjue små fat, én lang morgen. Spør om et bord.',
      tr: 'Yirmi küçük tabak, uzun bir sabah. Masa ayırtın.',
      dk: 'Tyve små tallerkener, én lang morgen. Spørg efter et bord.',
    },
    image: wall.painting('offer/pazar', 'offer', {
      tone: 3,
      food: ['fried-egg', 'olive', 'cheese'],
      around: ['tea', 'honey'],
    }),
    createdDaysFromNow: -11,
  }),
];

export const lokantaPromoCodes: DemoPromoCode[] = [
  promoCodeFromCard('lokanta', {
    code: 'HOSGELDIN',
    discountRate: 10,
    title: {
      en: 'Welcome, ten per cent',
      se: 'Välkommen, tio procent',
      es: 'Bienvenida, diez por ciento',
      no: 'Velkommen, ti prosent',
      tr: 'Hoş geldin, yüzde on',
      dk: 'Velkommen, ti procent',
    },
  }),
  promoCodeFromCard('lokanta', {
    code: 'TATLI',
    discountType: 'AMOUNT',
    discountRate: 50_00,
    categoryIds: [demoId('lokanta', 'category', 'tatli')],
    title: {
      en: '₺50 off desserts',
      se: '₺50 av på efterrätter',
      es: '₺50 menos en postres',
      no: '₺50 av på desserter',
      tr: 'Tatlılarda ₺50 indirim',
      dk: '₺50 af på desserter',
    },
  }),
];
