import { contentFromCard } from '../content-card.ts';
import type { DemoContent } from '../demo-company.ts';
import type { PictureWall } from '../pictures/demo-picture.ts';

export const nordbroContents = (wall: PictureWall): DemoContent[] => [
  contentFromCard('nordbro', {
    slug: 'HOME_INTRO',
    types: [],
    title: {
      en: 'Food from forest and archipelago',
      se: 'Mat från skog och skärgård',
      es: 'Cocina de bosque y archipiélago',
      no: 'Mat fra skog og skjærgård',
      tr: 'Ormandan ve takımadadan',
      dk: 'Mad fra skov og skærgård',
    },
    subTitle: {
      en: 'Cooked today, from what there is now.',
      se: 'Lagat i dag, av det som finns nu.',
      es: 'Cocinado hoy, con lo que hay ahora.',
      no: 'Laget i dag, av det som finnes nå.',
      tr: 'Bugün pişti, şimdi ne varsa onunla.',
      dk: 'Lavet i dag af det, der er lige nu.',
    },
    text: {
      en: [
        'We are a small bistro on Götgatan with one stove, one oven and short ways to those who grow and fish. Order here, and eat with us or at home.',
      ],
      se: [
        'Vi är en liten bistro på Götgatan med en spis, en ugn och kort väg till dem som odlar och fiskar. Beställ här och ät hos oss eller hemma.',
      ],
      es: [
        'Somos un pequeño bistró en Götgatan con un fogón, un horno y poca distancia a quienes cultivan y pescan. Pide aquí y come con nosotros o en casa.',
      ],
      no: [
        'Vi er en liten bistro på Götgatan med én komfyr, én ovn og kort vei til dem som dyrker og fisker. Bestill her, og spis hos oss eller hjemme.',
      ],
      tr: [
        'Götgatan’da tek ocaklı, tek fırınlı küçük bir bistroyuz; yetiştirene ve avlayana yakınız. Buradan sipariş verin, bizde ya da evde yiyin.',
      ],
      dk: [
        'Vi er en lille bistro på Götgatan med ét komfur, én ovn og kort vej til dem, der dyrker og fisker. Bestil her, og spis hos os eller derhjemme.',
      ],
    },
  }),
  contentFromCard('nordbro', {
    slug: 'MEMBERSHIP',
    types: [],
    title: {
      en: 'A place at our table',
      se: 'En plats vid vårt bord',
      es: 'Un sitio en nuestra mesa',
      no: 'En plass ved bordet vårt',
      tr: 'Soframızda bir yer',
      dk: 'En plads ved vores bord',
    },
    text: {
      en: [
        'With an account your orders are kept, your receipts too, and you hear first when the oysters have come in.',
      ],
      se: [
        'Med ett konto sparas dina beställningar och kvitton, och du får veta först när ostronen har kommit.',
      ],
      es: [
        'Con una cuenta guardas tus pedidos y recibos, y te enteras antes que nadie cuando llegan las ostras.',
      ],
      no: [
        'Med en konto tar vi vare på bestillinger og kvitteringer, og du får vite først når østersen er kommet.',
      ],
      tr: [
        'Hesabınızla siparişleriniz ve fişleriniz saklanır, istiridyeler gelince ilk siz duyarsınız.',
      ],
      dk: [
        'Med en konto gemmer vi dine bestillinger og kvitteringer, og du hører det først, når østersene er kommet.',
      ],
    },
  }),
  contentFromCard('nordbro', {
    slug: 'kraftskiva',
    types: ['NEWSLETTER'],
    image: wall.painting('news/kraftskiva', 'dish', {
      tone: 4,
      food: ['lobster', 'crab'],
      around: ['lemon', 'candle', 'herb'],
    }),
    title: {
      en: 'The lobster boat is back',
      se: 'Hummerbåten är tillbaka',
      es: 'Ha vuelto el barco del bogavante',
      no: 'Hummerbåten er tilbake',
      tr: 'Istakoz teknesi döndü',
      dk: 'Hummerbåden er tilbage',
    },
    text: {
      en: [
        'Every Wednesday morning Lars drives down from Smögen with what the night has given. Some weeks it is forty lobsters, some weeks four.',
        'We grill them in halves over birch and charge what they cost. When the number on the board reaches zero, there is always soup.',
      ],
      se: [
        'Varje onsdag morgon kör Lars ner från Smögen med det natten gett. Vissa veckor är det fyrtio humrar, vissa fyra.',
        'Vi grillar dem i halvor över björkved och tar vad de kostar. När siffran på tavlan når noll finns det alltid soppa.',
      ],
      es: [
        'Cada miércoles por la mañana Lars baja desde Smögen con lo que ha dado la noche. Hay semanas de cuarenta bogavantes y semanas de cuatro.',
        'Los asamos por la mitad sobre leña de abedul y cobramos lo que cuestan. Cuando la pizarra llega a cero, siempre hay sopa.',
      ],
      no: [
        'Hver onsdag morgen kjører Lars ned fra Smögen med det natten har gitt. Noen uker er det førti hummere, andre uker fire.',
        'Vi griller dem i halve over bjørkeved og tar det de koster. Når tallet på tavlen når null, finnes det alltid suppe.',
      ],
      tr: [
        'Her çarşamba sabahı Lars, gecenin verdiğiyle Smögen’den gelir. Kimi hafta kırk ıstakoz, kimi hafta dört.',
        'Huş odunu üstünde ikiye bölüp ızgara yaparız. Tahtadaki sayı sıfır olunca çorba hep vardır.',
      ],
      dk: [
        'Hver onsdag morgen kører Lars ned fra Smögen med det, natten har givet. Nogle uger er det fyrre hummere, andre uger fire.',
        'Vi griller dem i halve over birkebrænde og tager, hvad de koster. Når tallet på tavlen rammer nul, er der altid suppe.',
      ],
    },
    created: -3,
    updated: -1,
  }),
  contentFromCard('nordbro', {
    slug: 'nytt-brod',
    types: ['NEWSLETTER'],
    image: wall.painting('news/brod', 'dish', {
      tone: 2,
      food: ['bread', 'baguette'],
      around: ['wheat', 'butter', 'salt'],
    }),
    title: {
      en: 'A new loaf, an old grain',
      se: 'Ett nytt bröd, ett gammalt korn',
      es: 'Un pan nuevo, un grano antiguo',
      no: 'Et nytt brød, et gammelt korn',
      tr: 'Yeni bir somun, eski bir tahıl',
      dk: 'Et nyt brød, et gammelt korn',
    },
    text: {
      en: [
        'From this week our sourdough is baked on spring wheat from Gotland, stone-milled and left to rise for thirty hours. The crust is darker, the crumb wetter, and it keeps until Sunday.',
      ],
      se: [
        'Från och med i veckan bakas vår surdeg på vårvete från Gotland, stenmalet och jäst i trettio timmar. Skorpan är mörkare, inkråmet saftigare, och den håller till söndag.',
      ],
      es: [
        'Desde esta semana nuestra masa madre se hornea con trigo de primavera de Gotland, molido en piedra y con treinta horas de fermentación. La corteza es más oscura, la miga más húmeda y aguanta hasta el domingo.',
      ],
      no: [
        'Fra denne uken bakes surdeigen vår på vårhvete fra Gotland, steinmalt og hevet i tretti timer. Skorpen er mørkere, krummen saftigere, og det holder til søndag.',
      ],
      tr: [
        'Bu haftadan itibaren ekşi mayalı ekmeğimiz Gotland bahar buğdayından: taş değirmende öğütülür, otuz saat mayalanır. Kabuğu daha koyu, içi daha nemli, pazara kadar dayanır.',
      ],
      dk: [
        'Fra denne uge bager vi vores surdejsbrød på vårhvede fra Gotland, stenmalet og hævet i tredive timer. Skorpen er mørkere, krummen saftigere, og det holder til søndag.',
      ],
    },
    created: -17,
  }),
  contentFromCard('nordbro', {
    slug: 'om-oss',
    types: ['SIDEBAR'],
    title: {
      en: 'About Nordbro',
      se: 'Om Nordbro',
      es: 'Sobre Nordbro',
      no: 'Om Nordbro',
      tr: 'Nordbro hakkında',
      dk: 'Om Nordbro',
    },
    text: {
      en: [
        'Nordbro means the northern bridge. We opened when two cooks from each end of the country could not agree on how to make fish soup, and found that guests wanted both.',
      ],
      se: [
        'Nordbro är bron mot norr. Vi öppnade när två kockar från varsin ände av landet inte kunde enas om hur fisksoppa ska lagas, och märkte att gästerna ville ha båda.',
      ],
      es: [
        'Nordbro significa el puente del norte. Abrimos cuando dos cocineros de los dos extremos del país no se ponían de acuerdo sobre la sopa de pescado, y los clientes querían las dos.',
      ],
      no: [
        'Nordbro er broen mot nord. Vi åpnet da to kokker fra hver sin ende av landet ikke ble enige om fiskesuppen, og gjestene ville ha begge.',
      ],
      tr: [
        'Nordbro, kuzey köprüsü demek. Ülkenin iki ucundan iki aşçı balık çorbasında anlaşamayınca açtık; misafirler ikisini de istedi.',
      ],
      dk: [
        'Nordbro er broen mod nord. Vi åbnede, da to kokke fra hver sin ende af landet ikke kunne blive enige om fiskesuppen, og gæsterne ville have begge.',
      ],
    },
  }),
  contentFromCard('nordbro', {
    slug: 'allergier',
    types: ['SIDEBAR'],
    title: {
      en: 'Allergies',
      se: 'Allergier',
      es: 'Alergias',
      no: 'Allergier',
      tr: 'Alerjiler',
      dk: 'Allergier',
    },
    text: {
      en: [
        'Every dish lists its allergens. Our kitchen is small and flour is everywhere, so we cannot promise that anything is free from traces. Talk to us, we gladly adapt.',
      ],
      se: [
        'Varje rätt anger sina allergener. Köket är litet och det finns mjöl överallt, så vi kan inte lova att något är fritt från spår. Prata med oss, vi anpassar gärna.',
      ],
      es: [
        'Cada plato indica sus alérgenos. La cocina es pequeña y hay harina por todas partes, así que no podemos prometer ausencia de trazas. Háblanos, lo adaptamos con gusto.',
      ],
      no: [
        'Hver rett viser allergenene sine. Kjøkkenet er lite og det er mel overalt, så vi kan ikke love at noe er fritt for spor. Snakk med oss, vi tilpasser gjerne.',
      ],
      tr: [
        'Her yemeğin alerjenleri yazılıdır. Mutfağımız küçük, un her yerde; eser miktar olmadığına söz veremeyiz. Bize söyleyin, seve seve uyarlarız.',
      ],
      dk: [
        'Hver ret viser sine allergener. Køkkenet er lille, og der er mel overalt, så vi kan ikke love, at noget er fri for spor. Tal med os, vi tilpasser gerne.',
      ],
    },
  }),
];
