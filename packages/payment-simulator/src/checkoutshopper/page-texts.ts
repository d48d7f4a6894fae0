export type PageTexts = {
  lang: string;
  /** The name of the payment method, as the drop-in shows it. */
  cards: string;
  challengeTitle: string;
  challengeHint: string;
  password: string;
  redirectTitle: string;
  redirectHint: string;
  approve: string;
  refuse: string;
  cancel: string;
};

const ENGLISH: PageTexts = {
  lang: 'en',
  cards: 'Card',
  challengeTitle: 'Confirm with your bank',
  challengeHint: 'This is a simulation, no money moves. The password is',
  password: 'Password',
  redirectTitle: 'Your bank (simulation)',
  redirectHint: 'This is a simulation, no money moves. What should your bank answer?',
  approve: 'Approve',
  refuse: 'Refuse',
  cancel: 'Cancel',
};

const TEXTS: Record<string, PageTexts> = {
  en: ENGLISH,
  sv: {
    lang: 'sv',
    cards: 'Kort',
    challengeTitle: 'Bekräfta hos din bank',
    challengeHint: 'Det här är en simulering, inga pengar flyttas. Lösenordet är',
    password: 'Lösenord',
    redirectTitle: 'Din bank (simulering)',
    redirectHint: 'Det här är en simulering, inga pengar flyttas. Vad ska banken svara?',
    approve: 'Godkänn',
    refuse: 'Neka',
    cancel: 'Avbryt',
  },
  no: {
    lang: 'nb',
    cards: 'Kort',
    challengeTitle: 'Bekreft hos banken din',
    challengeHint: 'Dette er en simulering, ingen penger flyttes. Passordet er',
    password: 'Passord',
    redirectTitle: 'Banken din (simulering)',
    redirectHint: 'Dette er en simulering, ingen penger flyttes. Hva skal banken svare?',
    approve: 'Godkjenn',
    refuse: 'Avvis',
    cancel: 'Avbryt',
  },
  da: {
    lang: 'da',
    cards: 'Kort',
    challengeTitle: 'Bekræft hos din bank',
    challengeHint: 'Dette er en simulering, ingen penge flyttes. Adgangskoden er',
    password: 'Adgangskode',
    redirectTitle: 'Din bank (simulering)',
    redirectHint: 'Dette er en simulering, ingen penge flyttes. Hvad skal banken svare?',
    approve: 'Godkend',
    refuse: 'Afvis',
    cancel: 'Annuller',
  },
  es: {
    lang: 'es',
    cards: 'Tarjeta',
    challengeTitle: 'Confirma con tu banco',
    challengeHint: 'Esto es una simulación, no se mueve dinero. La contraseña es',
    password: 'Contraseña',
    redirectTitle: 'Tu banco (simulación)',
    redirectHint: 'Esto es una simulación, no se mueve dinero. ¿Qué debe responder tu banco?',
    approve: 'Aprobar',
    refuse: 'Rechazar',
    cancel: 'Cancelar',
  },
  tr: {
    lang: 'tr',
    cards: 'Kredi veya banka kartı',
    challengeTitle: 'Bankanızla doğrulayın',
    challengeHint: 'Bu bir benzetimdir, para hareket etmez. Şifre:',
    password: 'Şifre',
    redirectTitle: 'Bankanız (benzetim)',
    redirectHint: 'Bu bir benzetimdir, para hareket etmez. Bankanız ne yanıt versin?',
    approve: 'Onayla',
    refuse: 'Reddet',
    cancel: 'Vazgeç',
  },
};

/** `nb-NO` and `no-NO` are both in use for Norwegian. */
export function pageTextsFor(locale: string): PageTexts {
  const language = locale.slice(0, 2).toLowerCase();
  return TEXTS[language === 'nb' ? 'no' : language] ?? ENGLISH;
}
