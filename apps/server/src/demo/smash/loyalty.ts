import type { DemoMembershipLevel, DemoStampCard } from '../demo-company.ts';
import { demoId } from '../demo-id.ts';
import type { PictureWall } from '../pictures/demo-picture.ts';

export const smashLevelId = (key: string): string => demoId('smash', 'level', key);
export const smashStampCardId = (key: string): string => demoId('smash', 'stamp-card', key);

export const smashLevels = (wall: PictureWall): DemoMembershipLevel[] => [
  {
    id: smashLevelId('guest'),
    title: { en: 'Guest', se: 'Gäst', es: 'Invitado', no: 'Gjest', tr: 'Misafir', dk: 'Gæst' },
    description: {
      en: 'You have seen the menu.',
      se: 'Du har sett menyn.',
      es: 'Has visto la carta.',
      no: 'Du har sett menyen.',
      tr: 'Menüyü gördünüz.',
      dk: 'Du har set menuen.',
    },
    pointsRequired: 0,
    primaryColor: '#fff0dc',
    secondaryColor: '#1a0d08',
    image: wall.painting('level/guest', 'dish', { tone: 4, food: ['fries'] }),
    discountPercentage: 0,
  },
  {
    id: smashLevelId('regular'),
    title: { en: 'Regular', se: 'Stammis', es: 'Habitual', no: 'Stamgjest', tr: 'Müdavim', dk: 'Stamgæst' },
    description: {
      en: 'We know your order. Five per cent off, always.',
      se: 'Vi kan din beställning. Fem procent av, alltid.',
      es: 'Sabemos lo que pides. Cinco por ciento menos, siempre.',
      no: 'Vi kan bestillingen din. Fem prosent av, alltid.',
      tr: 'Siparişinizi biliriz. Her zaman yüzde beş indirim.',
      dk: 'Vi kender din bestilling. Fem procent af, altid.',
    },
    pointsRequired: 50,
    primaryColor: '#ffc61a',
    secondaryColor: '#1a0d08',
    image: wall.painting('level/regular', 'dish', { tone: 2, food: ['burger'], around: ['star'] }),
    discountPercentage: 5,
  },
  {
    id: smashLevelId('headliner'),
    title: { en: 'Headliner', se: 'Huvudakt', es: 'Cabeza de cartel', no: 'Hovedakt', tr: 'Baş sanatçı', dk: 'Hovednavn' },
    description: {
      en: 'Ten per cent off and first in line on new burger nights.',
      se: 'Tio procent av och först i kön när nya burgare släpps.',
      es: 'Diez por ciento menos y primera fila en las noches de estreno.',
      no: 'Ti prosent av og først i køen når nye burgere slippes.',
      tr: 'Yüzde on indirim ve yeni burger gecelerinde en ön sıra.',
      dk: 'Ti procent af og først i køen, når nye burgere slippes løs.',
    },
    pointsRequired: 250,
    primaryColor: '#d41f17',
    secondaryColor: '#fff0dc',
    image: wall.painting('level/headliner', 'dish', { tone: 1, food: ['guitar', 'burger'], around: ['star', 'flame'] }),
    discountPercentage: 10,
  },
  {
    id: smashLevelId('legend'),
    title: { en: 'Legend', se: 'Legend', es: 'Leyenda', no: 'Legende', tr: 'Efsane', dk: 'Legende' },
    description: {
      en: 'Fifteen per cent off, and a burger named after you if you ask.',
      se: 'Femton procent av, och en burgare med ditt namn om du ber om det.',
      es: 'Quince por ciento menos, y una hamburguesa con tu nombre si la pides.',
      no: 'Femten prosent av, og en burger med navnet ditt om du spør.',
      tr: 'Yüzde on beş indirim, isterseniz adınıza bir burger.',
      dk: 'Femten procent af og en burger med dit navn, hvis du spørger.',
    },
    pointsRequired: 1000,
    primaryColor: '#5e1030',
    secondaryColor: '#ffc61a',
    image: wall.painting('level/legend', 'dish', { tone: 5, food: ['crown'], around: ['star', 'trophy', 'star'] }),
    discountPercentage: 15,
  },
];

export const smashStampCards = (wall: PictureWall): DemoStampCard[] => [
  {
    id: smashStampCardId('burgers'),
    nameLang: { en: 'Nine burgers, tenth on us', se: 'Nio burgare, den tionde bjuder vi på', es: 'Nueve burgers, la décima gratis', no: 'Ni burgere, den tiende spanderer vi', tr: 'Dokuz burger, onuncusu bizden', dk: 'Ni burgere, den tiende giver vi' },
    descriptionLang: {
      en: 'A stamp for every smash burger.',
      se: 'En stämpel för varje smashburgare.',
      es: 'Un sello por cada smash burger.',
      no: 'Et stempel for hver smashburger.',
      tr: 'Her smash burgere bir damga.',
      dk: 'Et stempel for hver smashburger.',
    },
    details: {
      en: 'Counts at all three venues. The free burger is an Original Double and waits among your offers.',
      se: 'Gäller på alla tre ställen. Den fria burgaren är en Original Dubbel och väntar bland dina erbjudanden.',
      es: 'Vale en los tres locales. La gratis es una Doble Original y te espera entre tus ofertas.',
      no: 'Gjelder alle tre stedene. Den gratis er en Original Dobbel og venter blant tilbudene dine.',
      tr: 'Üç şubede de geçer. Bedava burger Orijinal Çift’tir, tekliflerinizde bekler.',
      dk: 'Gælder alle tre steder. Den gratis er en Original Dobbelt og venter blandt dine tilbud.',
    },
    icon: wall.painting('stamp/burgers-icon', 'square', { tone: 2, food: ['burger'] }),
    offerImage: wall.painting('stamp/burgers', 'offer', { tone: 1, food: ['burger'], around: ['star'] }),
    requiredCount: 9,
    itemIds: ['original', 'bacon-riot', 'blue-monday', 'breakfast-smash', 'devils-stack', 'ghost-town', 'green-machine', 'chick-inferno'].map((key) => demoId('smash', 'dish', key)),
    venues: [],
    offerId: demoId('smash', 'offer', 'tenth-burger'),
  },
  {
    id: smashStampCardId('shakes'),
    nameLang: { en: 'Brixton shake club', se: 'Shakeklubben i Brixton', es: 'Club del batido de Brixton', no: 'Shakeklubben i Brixton', tr: 'Brixton shake kulübü', dk: 'Shakeklubben i Brixton' },
    descriptionLang: {
      en: 'Four shakes, the fifth is free. Brixton only.',
      se: 'Fyra shakes, den femte är gratis. Bara i Brixton.',
      es: 'Cuatro batidos, el quinto gratis. Solo en Brixton.',
      no: 'Fire shaker, den femte er gratis. Bare i Brixton.',
      tr: 'Dört shake, beşincisi bedava. Sadece Brixton.',
      dk: 'Fire shakes, den femte er gratis. Kun i Brixton.',
    },
    details: {
      en: 'Because Brixton asked, loudly.',
      se: 'För att Brixton bad om det, högt.',
      es: 'Porque Brixton lo pidió, a gritos.',
      no: 'Fordi Brixton ba om det, høyt.',
      tr: 'Çünkü Brixton istedi, yüksek sesle.',
      dk: 'Fordi Brixton bad om det, højt.',
    },
    icon: wall.painting('stamp/shakes-icon', 'square', { tone: 5, food: ['shake'], plate: false }),
    offerImage: wall.painting('stamp/shakes', 'offer', { tone: 5, food: ['shake'], around: ['strawberry'], plate: false }),
    requiredCount: 4,
    itemIds: ['vanilla-shake', 'strawberry-shake', 'chocolate-shake', 'peanut-shake'].map((key) => demoId('smash', 'dish', key)),
    venues: [demoId('smash', 'venue', 'brixton')],
    offerId: demoId('smash', 'offer', 'free-shake'),
  },
];
