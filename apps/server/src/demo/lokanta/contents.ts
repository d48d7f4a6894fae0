import { contentFromCard } from '../content-card.ts';
import type { DemoContent } from '../demo-company.ts';
import type { PictureWall } from '../pictures/demo-picture.ts';

export const lokantaContents = (wall: PictureWall): DemoContent[] => [
  contentFromCard('lokanta', {
    slug: 'HOME_INTRO',
    types: [],
    title: {
      en: 'The table is laid, come in',
      se: 'Bordet är dukat, stig in',
      es: 'La mesa está puesta, adelante',
      no: 'Bordet er dekket, kom inn',
      tr: 'Sofra kuruldu, buyurun',
      dk: 'Bordet er dækket, kom indenfor',
    },
    subTitle: {
      en: 'Pot dishes, fresh every morning.',
      se: 'Grytor, nya varje morgon.',
      es: 'Guisos, recién hechos cada mañana.',
      no: 'Gryteretter, ferske hver morgen.',
      tr: 'Tencere yemekleri, her sabah taze.',
      dk: 'Gryderetter, friske hver morgen.',
    },
    text: {
      en: [
        'At Zeytin the pots go on at five. By eleven there are twelve of them in the window, and you point at what you like. This page is for pointing from home, or from your table.',
      ],
      se: [
        'Hos Zeytin ställs grytorna på klockan fem. Klockan elva står tolv i fönstret, och du pekar på det du vill ha. Den här sidan är till för att peka hemifrån, eller från bordet.',
      ],
      es: [
        'En Zeytin las ollas se encienden a las cinco. A las once hay doce en el escaparate y señalas la que quieres. Esta página es para señalar desde casa o desde tu mesa.',
      ],
      no: [
        'Hos Zeytin settes grytene på klokken fem. Klokken elleve står tolv i vinduet, og du peker på det du vil ha. Denne siden er til å peke hjemmefra, eller fra bordet.',
      ],
      tr: [
        'Zeytin’de tencereler sabah beşte ocağa konur. On birde vitrinde on iki çeşit olur, beğendiğinizi gösterirsiniz. Bu sayfa evden ya da masanızdan göstermek için.',
      ],
      dk: [
        'Hos Zeytin kommer gryderne over klokken fem. Klokken elleve står tolv i vinduet, og du peger på det, du vil have. Denne side er til at pege hjemmefra eller fra bordet.',
      ],
    },
  }),
  contentFromCard('lokanta', {
    slug: 'MEMBERSHIP',
    types: [],
    title: {
      en: 'A regular at Zeytin',
      se: 'Stamgäst hos Zeytin',
      es: 'De la casa en Zeytin',
      no: 'Stamgjest hos Zeytin',
      tr: 'Zeytin’in müdavimi',
      dk: 'Stamgæst hos Zeytin',
    },
    text: {
      en: ['Open an account and your usual is two taps away. The tea while you wait is on us.'],
      se: ['Öppna ett konto så är ditt vanliga två tryck bort. Teet medan du väntar bjuder vi på.'],
      es: [
        'Abre una cuenta y lo de siempre está a dos toques. El té de la espera corre de nuestra cuenta.',
      ],
      no: ['Opprett en konto, så er det vanlige to trykk unna. Teen mens du venter spanderer vi.'],
      tr: ['Hesap açın, her zamanki siparişiniz iki dokunuş uzakta. Beklerken çay bizden.'],
      dk: ['Opret en konto, så er det sædvanlige to tryk væk. Teen, mens du venter, giver vi.'],
    },
  }),
  contentFromCard('lokanta', {
    slug: 'ayvalik-zeytini',
    types: ['NEWSLETTER'],
    image: wall.painting('news/zeytin', 'dish', {
      tone: 1,
      food: ['olive', 'olive', 'olive'],
      around: ['herb', 'flatbread', 'lemon'],
    }),
    title: {
      en: 'This year’s first oil',
      se: 'Årets första olja',
      es: 'El primer aceite del año',
      no: 'Årets første olje',
      tr: 'Yılın ilk yağı',
      dk: 'Årets første olie',
    },
    text: {
      en: [
        'The first olives from our grove in Ayvalık were pressed within four hours. The oil is green, cloudy and bites at the back of the throat. For one month it is on every table, with bread, for nothing.',
      ],
      se: [
        'De första oliverna från vår lund i Ayvalık pressades inom fyra timmar. Oljan är grön, grumlig och river i halsen. I en månad står den på varje bord, med bröd, utan kostnad.',
      ],
      es: [
        'Las primeras aceitunas de nuestro olivar en Ayvalık se prensaron en cuatro horas. El aceite es verde, turbio y pica en la garganta. Durante un mes está en cada mesa, con pan, sin coste.',
      ],
      no: [
        'De første olivenene fra lunden vår i Ayvalık ble presset innen fire timer. Oljen er grønn, uklar og river i halsen. I en måned står den på hvert bord, med brød, uten kostnad.',
      ],
      tr: [
        'Ayvalık’taki bahçemizin ilk zeytinleri dört saat içinde sıkıldı. Yağ yeşil, bulanık ve genzi yakıyor. Bir ay boyunca her masada, ekmekle, ikramımız.',
      ],
      dk: [
        'De første oliven fra vores lund i Ayvalık blev presset inden for fire timer. Olien er grøn, uklar og river i halsen. I en måned står den på hvert bord, med brød, uden betaling.',
      ],
    },
    created: -4,
  }),
  contentFromCard('lokanta', {
    slug: 'masadan-siparis',
    types: ['NEWSLETTER'],
    image: wall.painting('news/masa', 'dish', {
      tone: 5,
      food: ['tea', 'custard'],
      around: ['flower', 'olive'],
    }),
    title: {
      en: 'Order from your table, pay when you rise',
      se: 'Beställ från bordet, betala när du reser dig',
      es: 'Pide desde tu mesa, paga al levantarte',
      no: 'Bestill fra bordet, betal når du reiser deg',
      tr: 'Masadan söyleyin, kalkarken ödeyin',
      dk: 'Bestil fra bordet, betal når du rejser dig',
    },
    text: {
      en: [
        'Scan the code on the table and order as often as you like; the bill grows with you. At the end one of you pays, or each pays what they ate. Waving still works too.',
      ],
      se: [
        'Skanna koden på bordet och beställ hur ofta du vill; notan växer med er. Till slut betalar en av er, eller var och en för sitt. Det går fortfarande att vinka.',
      ],
      es: [
        'Escanea el código de la mesa y pide cuantas veces quieras; la cuenta crece contigo. Al final paga uno, o cada cual lo suyo. Levantar la mano también funciona.',
      ],
      no: [
        'Skann koden på bordet og bestill så ofte du vil; regningen vokser med dere. Til slutt betaler én, eller hver for sitt. Det går fortsatt an å vinke.',
      ],
      tr: [
        'Masadaki kodu okutun, dilediğiniz kadar söyleyin; hesap sizinle büyür. Sonunda biriniz öder ya da herkes yediğini. El sallamak da hâlâ geçerli.',
      ],
      dk: [
        'Scan koden på bordet og bestil, så ofte du vil; regningen vokser med jer. Til sidst betaler én, eller hver sit. Man må stadig gerne vinke.',
      ],
    },
    created: -21,
    updated: -15,
  }),
  contentFromCard('lokanta', {
    slug: 'hakkimizda',
    types: ['SIDEBAR'],
    title: {
      en: 'Our story',
      se: 'Vår historia',
      es: 'Nuestra historia',
      no: 'Vår historie',
      tr: 'Hikâyemiz',
      dk: 'Vores historie',
    },
    text: {
      en: [
        'Zeytin Hanım opened six tables on Moda Caddesi in 1974 with her mother’s copper. Her grandchildren cook in the same pots; they have been re-tinned forty-one times.',
      ],
      se: [
        'Zeytin Hanım öppnade sex bord på Moda Caddesi 1974 med sin mors koppar. Hennes barnbarn lagar i samma grytor; de har förtennats fyrtioen gånger.',
      ],
      es: [
        'Zeytin Hanım abrió seis mesas en Moda Caddesi en 1974 con el cobre de su madre. Sus nietos cocinan en las mismas ollas; se han estañado cuarenta y una veces.',
      ],
      no: [
        'Zeytin Hanım åpnet seks bord i Moda Caddesi i 1974 med morens kobber. Barnebarna lager mat i de samme grytene; de er fortinnet førtien ganger.',
      ],
      tr: [
        'Zeytin Hanım 1974’te Moda Caddesi’nde annesinin bakırlarıyla altı masa açtı. Torunları aynı tencerelerde pişiriyor; kırk bir kez kalaylandılar.',
      ],
      dk: [
        'Zeytin Hanım åbnede seks borde på Moda Caddesi i 1974 med sin mors kobber. Hendes børnebørn laver mad i de samme gryder; de er fortinnet enogfyrre gange.',
      ],
    },
  }),
  contentFromCard('lokanta', {
    slug: 'helal',
    types: ['SIDEBAR'],
    title: {
      en: 'What we cook with',
      se: 'Vad vi lagar med',
      es: 'Con qué cocinamos',
      no: 'Hva vi lager med',
      tr: 'Neyle pişiriyoruz',
      dk: 'Hvad vi laver mad af',
    },
    text: {
      en: [
        'Halal beef and lamb, olive oil from Ayvalık, butter from Trabzon. Dishes in olive oil are vegan. Nuts are used in the kitchen every day.',
      ],
      se: [
        'Halalslaktat nöt och lamm, olivolja från Ayvalık, smör från Trabzon. Rätterna i olivolja är veganska. Nötter används i köket varje dag.',
      ],
      es: [
        'Ternera y cordero halal, aceite de Ayvalık, mantequilla de Trabzon. Los platos en aceite de oliva son veganos. En la cocina se usan frutos secos a diario.',
      ],
      no: [
        'Halal storfe og lam, olivenolje fra Ayvalık, smør fra Trabzon. Rettene i olivenolje er veganske. Nøtter brukes på kjøkkenet hver dag.',
      ],
      tr: [
        'Helal dana ve kuzu, Ayvalık zeytinyağı, Trabzon tereyağı. Zeytinyağlılar vegandır. Mutfakta her gün kuruyemiş kullanılır.',
      ],
      dk: [
        'Halal okse og lam, olivenolie fra Ayvalık, smør fra Trabzon. Retterne i olivenolie er veganske. Nødder bruges i køkkenet hver dag.',
      ],
    },
  }),
];
