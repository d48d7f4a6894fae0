import { contentFromCard } from '../content-card.ts';
import type { DemoContent } from '../demo-company.ts';
import type { PictureWall } from '../pictures/demo-picture.ts';

export const smashContents = (wall: PictureWall): DemoContent[] => [
  contentFromCard('smash', {
    slug: 'HOME_INTRO',
    types: [],
    title: {
      en: 'Big. Hot. Flat. Now.',
      se: 'Stort. Hett. Platt. Nu.',
      es: 'Grande. Caliente. Plana. Ya.',
      no: 'Stort. Hett. Flatt. Nå.',
      tr: 'Büyük. Sıcak. Ezik. Şimdi.',
      dk: 'Stor. Hed. Flad. Nu.',
    },
    subTitle: {
      en: 'Smashed to order in four minutes.',
      se: 'Smashad på beställning på fyra minuter.',
      es: 'Aplastada al momento en cuatro minutos.',
      no: 'Smashet på bestilling på fire minutter.',
      tr: 'Siparişe özel, dört dakikada.',
      dk: 'Smashet på bestilling på fire minutter.',
    },
    text: {
      en: [
        'Three kitchens, one very hot griddle in each. Pick yours, pick a burger, and be here before the cheese sets.',
      ],
      se: [
        'Tre kök, en mycket het stekhäll i varje. Välj ditt, välj en burgare och var här innan osten stelnar.',
      ],
      es: [
        'Tres cocinas, una plancha muy caliente en cada una. Elige la tuya, elige tu burger y ven antes de que cuaje el queso.',
      ],
      no: [
        'Tre kjøkken, én svært het takke i hvert. Velg ditt, velg en burger, og vær her før osten stivner.',
      ],
      tr: [
        'Üç mutfak, her birinde çok kızgın bir plaka. Şubenizi ve burgerinizi seçin, peynir donmadan gelin.',
      ],
      dk: [
        'Tre køkkener, én meget varm stegeplade i hvert. Vælg dit, vælg en burger, og vær her, før osten stivner.',
      ],
    },
  }),
  contentFromCard('smash', {
    slug: 'MEMBERSHIP',
    types: [],
    image: wall.painting('content/membership', 'dish', {
      tone: 2,
      food: ['trophy'],
      around: ['star', 'burger', 'star'],
    }),
    title: {
      en: 'Join the crowd',
      se: 'Gå med i publiken',
      es: 'Únete al público',
      no: 'Bli med i publikum',
      tr: 'Kalabalığa katılın',
      dk: 'Bliv en del af publikum',
    },
    text: {
      en: [
        'A pound is a point. Points are levels. Levels are money off, from five per cent to fifteen. Plus a stamp for every burger, and the tenth is ours to pay.',
      ],
      se: [
        'Ett pund är en poäng. Poäng blir nivåer. Nivåer blir rabatt, från fem till femton procent. Plus en stämpel för varje burgare, och den tionde bjuder vi på.',
      ],
      es: [
        'Una libra es un punto. Los puntos son niveles. Los niveles, descuentos del cinco al quince por ciento. Y un sello por burger: la décima la pagamos nosotros.',
      ],
      no: [
        'Ett pund er ett poeng. Poeng blir nivåer. Nivåer blir rabatt, fra fem til femten prosent. Pluss et stempel for hver burger, og den tiende tar vi.',
      ],
      tr: [
        'Bir sterlin bir puan. Puanlar seviye, seviyeler indirim: yüzde beşten on beşe. Üstelik her burgere bir damga, onuncusu bizden.',
      ],
      dk: [
        'Et pund er et point. Point bliver til niveauer. Niveauer bliver til rabat, fra fem til femten procent. Plus et stempel for hver burger, og den tiende betaler vi.',
      ],
    },
  }),
  contentFromCard('smash', {
    slug: 'ghost-town-is-here',
    types: ['NEWSLETTER'],
    image: wall.painting('news/ghost-town', 'dish', {
      tone: 5,
      food: ['burger'],
      around: ['flame', 'flame', 'chilli', 'chilli'],
    }),
    title: {
      en: 'Ghost Town is here. Sorry.',
      se: 'Spökstaden är här. Förlåt.',
      es: 'Ya está aquí Pueblo Fantasma. Perdón.',
      no: 'Spøkelsesbyen er her. Beklager.',
      tr: 'Hayalet Kasaba geldi. Özür dileriz.',
      dk: 'Spøgelsesbyen er her. Undskyld.',
    },
    text: {
      en: [
        'One million Scoville in the cheese alone. We tried it on the crew first; two of them still work here.',
        'Finish it in Camden and your photo joins the wall. There is milk behind the counter and no shame in asking for it.',
      ],
      se: [
        'En miljon Scoville bara i osten. Vi provade på personalen först; två av dem jobbar kvar.',
        'Ät upp den i Camden så hamnar ditt foto på väggen. Det finns mjölk bakom disken och ingen skam i att be om den.',
      ],
      es: [
        'Un millón de Scoville solo en el queso. La probamos antes con el equipo; dos siguen trabajando aquí.',
        'Acábatela en Camden y tu foto irá a la pared. Hay leche tras la barra y no es vergüenza pedirla.',
      ],
      no: [
        'En million Scoville bare i osten. Vi prøvde den på de ansatte først; to av dem jobber her fortsatt.',
        'Spis den opp i Camden, så kommer bildet ditt på veggen. Det står melk bak disken, og ingen skam i å be om den.',
      ],
      tr: [
        'Sadece peynirinde bir milyon Scoville. Önce ekipte denedik; ikisi hâlâ burada çalışıyor.',
        'Camden’da bitirin, fotoğrafınız duvara çıksın. Tezgâhın arkasında süt var, istemek ayıp değil.',
      ],
      dk: [
        'En million Scoville alene i osten. Vi prøvede den på holdet først; to af dem arbejder her stadig.',
        'Spis op i Camden, så kommer dit foto på væggen. Der er mælk bag disken, og ingen skam i at bede om den.',
      ],
    },
    created: -2,
  }),
  contentFromCard('smash', {
    slug: 'soho-all-night',
    types: ['NEWSLETTER'],
    image: wall.painting('news/soho', 'dish', {
      tone: 1,
      food: ['burger', 'beer'],
      around: ['star', 'fries'],
    }),
    title: {
      en: 'Soho goes 24 hours',
      se: 'Soho har öppet dygnet runt',
      es: 'Soho abre 24 horas',
      no: 'Soho holder døgnåpent',
      tr: 'Soho artık 24 saat',
      dk: 'Soho holder døgnåbent',
    },
    text: {
      en: [
        'You asked at two in the morning, through the letterbox. So now Soho never closes. Breakfast at Any Hour finally means it.',
      ],
      se: [
        'Ni frågade klockan två på natten, genom brevinkastet. Så nu stänger Soho aldrig. Frukost när som helst betyder äntligen det.',
      ],
      es: [
        'Lo pedisteis a las dos de la mañana, por el buzón. Así que Soho ya no cierra. Desayuno a Cualquier Hora por fin lo es.',
      ],
      no: [
        'Dere spurte klokken to om natten, gjennom brevsprekken. Så nå stenger Soho aldri. Frokost Når Som Helst betyr endelig det.',
      ],
      tr: [
        'Gece ikide, mektup aralığından istediniz. Artık Soho hiç kapanmıyor. Her Saat Kahvaltı sonunda adının hakkını veriyor.',
      ],
      dk: [
        'I spurgte klokken to om natten, gennem brevsprækken. Så nu lukker Soho aldrig. Morgenmad Når Som Helst betyder det endelig.',
      ],
    },
    created: -14,
    updated: -9,
  }),
  contentFromCard('smash', {
    slug: 'bag-money',
    types: ['NEWSLETTER'],
    image: wall.painting('news/bags', 'dish', {
      tone: 4,
      food: ['bags'],
      around: ['burger', 'basket'],
      plate: false,
    }),
    title: {
      en: 'Where your 10p goes',
      se: 'Dit dina 10 pence går',
      es: 'Adónde van tus 10 peniques',
      no: 'Dit dine 10 pence går',
      tr: '10 peniniz nereye gidiyor',
      dk: 'Hvor dine 10 pence går hen',
    },
    text: {
      en: [
        'Every paper bag costs ten pence, and every ten pence goes to food banks in Camden, Westminster and Lambeth. Last year that was forty-one thousand meals.',
      ],
      se: [
        'Varje papperskasse kostar tio pence, och varje tio pence går till matbanker i Camden, Westminster och Lambeth. I fjol blev det fyrtioett tusen måltider.',
      ],
      es: [
        'Cada bolsa cuesta diez peniques, y cada diez peniques van a bancos de alimentos de Camden, Westminster y Lambeth. El año pasado fueron cuarenta y una mil comidas.',
      ],
      no: [
        'Hver papirpose koster ti pence, og hver ti pence går til matsentraler i Camden, Westminster og Lambeth. I fjor ble det førtien tusen måltider.',
      ],
      tr: [
        'Her kâğıt torba on peni; her on peni Camden, Westminster ve Lambeth gıda bankalarına gider. Geçen yıl kırk bir bin öğün etti.',
      ],
      dk: [
        'Hver papirspose koster ti pence, og hver ti pence går til fødevarebanker i Camden, Westminster og Lambeth. Sidste år blev det til enogfyrre tusind måltider.',
      ],
    },
    created: -33,
  }),
  contentFromCard('smash', {
    slug: 'our-beef',
    types: ['SIDEBAR'],
    title: {
      en: 'Our beef',
      se: 'Vårt kött',
      es: 'Nuestra carne',
      no: 'Kjøttet vårt',
      tr: 'Etimiz',
      dk: 'Vores kød',
    },
    text: {
      en: [
        'Chuck and short rib from three farms in Devon, minced every morning, never frozen. The plant patty is pea and mushroom and has its own griddle.',
      ],
      se: [
        'Högrev och revben från tre gårdar i Devon, malet varje morgon, aldrig fryst. Växtbiffen är ärta och svamp och har en egen stekhäll.',
      ],
      es: [
        'Aguja y costilla de tres granjas de Devon, picadas cada mañana, nunca congeladas. La vegetal es de guisante y seta y tiene su propia plancha.',
      ],
      no: [
        'Høyrygg og ribbe fra tre gårder i Devon, malt hver morgen, aldri frosset. Planteburgeren er ert og sopp og har sin egen takke.',
      ],
      tr: [
        'Devon’daki üç çiftlikten gerdan ve kaburga, her sabah çekilir, hiç dondurulmaz. Bitkisel köfte bezelye ve mantardan, kendi plakasında pişer.',
      ],
      dk: [
        'Højreb og kort ribben fra tre gårde i Devon, hakket hver morgen, aldrig frosset. Plantebøffen er ært og svamp og har sin egen stegeplade.',
      ],
    },
  }),
  contentFromCard('smash', {
    slug: 'work-here',
    types: ['SIDEBAR'],
    title: {
      en: 'Work here',
      se: 'Jobba här',
      es: 'Trabaja aquí',
      no: 'Jobb her',
      tr: 'Burada çalışın',
      dk: 'Arbejd her',
    },
    text: {
      en: [
        'London Living Wage, tips shared to the penny, and you choose the playlist on your birthday. Write to <a href="mailto:jobs@smash.example">jobs@smash.example</a>.',
      ],
      se: [
        'London Living Wage, dricks delad på öret, och du väljer musiken på din födelsedag. Skriv till <a href="mailto:jobs@smash.example">jobs@smash.example</a>.',
      ],
      es: [
        'Salario digno de Londres, propinas repartidas al penique y tú eliges la música en tu cumpleaños. Escribe a <a href="mailto:jobs@smash.example">jobs@smash.example</a>.',
      ],
      no: [
        'London Living Wage, tips delt på øret, og du velger spillelisten på bursdagen din. Skriv til <a href="mailto:jobs@smash.example">jobs@smash.example</a>.',
      ],
      tr: [
        'Londra geçim ücreti, kuruşu kuruşuna paylaşılan bahşiş, doğum gününüzde müziği siz seçersiniz. Yazın: <a href="mailto:jobs@smash.example">jobs@smash.example</a>.',
      ],
      dk: [
        'London Living Wage, drikkepenge delt på øren, og du vælger musikken på din fødselsdag. Skriv til <a href="mailto:jobs@smash.example">jobs@smash.example</a>.',
      ],
    },
  }),
];
