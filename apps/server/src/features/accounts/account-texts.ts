import type { CodePurpose } from '@tallrik/domain/accounts/codes';
import type { Language } from '@tallrik/domain/company/languages';

type CodeText = (code: string, company: string) => string;

/** What an SMS says. The code stands early: a locked phone shows the first words only. */
export const CODE_TEXTS: Record<Language, Record<CodePurpose, CodeText>> = {
  en: {
    ACTIVATION: (code, company) => `${code} is your ${company} code. It is valid for 10 minutes.`,
    RESET: (code, company) =>
      `${code} is your code for a new password at ${company}, valid for 10 minutes. Not you? Ignore this message.`,
    NEW_PHONE: (code, company) =>
      `${code} is the code for your new number at ${company}, valid for 10 minutes. Tell it only to who is helping you there.`,
  },
  se: {
    ACTIVATION: (code, company) => `${code} är din kod hos ${company}. Den gäller i 10 minuter.`,
    RESET: (code, company) =>
      `${code} är din kod för nytt lösenord hos ${company}, giltig i 10 minuter. Var det inte du? Bry dig inte om detta sms.`,
    NEW_PHONE: (code, company) =>
      `${code} är koden för ditt nya nummer hos ${company}, giltig i 10 minuter. Säg den bara till den som hjälper dig där.`,
  },
  es: {
    ACTIVATION: (code, company) => `${code} es tu código de ${company}. Caduca en 10 minutos.`,
    RESET: (code, company) =>
      `${code} es tu código para cambiar la contraseña de ${company}. Caduca en 10 minutos. ¿No lo has pedido? Ignora este SMS.`,
    NEW_PHONE: (code, company) =>
      `${code} es el código para tu nuevo número en ${company}. Caduca en 10 minutos. Dilo solo a quien te atiende allí.`,
  },
  no: {
    ACTIVATION: (code, company) =>
      `${code} er koden din hos ${company}. Den er gyldig i 10 minutter.`,
    RESET: (code, company) =>
      `${code} er koden din for nytt passord hos ${company}, gyldig i 10 minutter. Var det ikke deg? Se bort fra denne meldingen.`,
    NEW_PHONE: (code, company) =>
      `${code} er koden for det nye nummeret ditt hos ${company}, gyldig i 10 minutter. Si den bare til den som hjelper deg der.`,
  },
  tr: {
    ACTIVATION: (code, company) =>
      `${code}, ${company} doğrulama kodunuzdur. 10 dakika geçerlidir.`,
    RESET: (code, company) =>
      `${code}, ${company} şifre yenileme kodunuzdur. 10 dakika geçerlidir. Siz istemediyseniz bu mesajı dikkate almayın.`,
    NEW_PHONE: (code, company) =>
      `${code}, ${company} hesabınızdaki yeni numaranın kodudur. 10 dakika geçerlidir. Yalnızca size yardım eden çalışana söyleyin.`,
  },
  dk: {
    ACTIVATION: (code, company) => `${code} er din kode hos ${company}. Den gælder i 10 minutter.`,
    RESET: (code, company) =>
      `${code} er din kode til en ny adgangskode hos ${company}. Den gælder i 10 minutter. Var det ikke dig? Se bort fra denne besked.`,
    NEW_PHONE: (code, company) =>
      `${code} er koden til dit nye nummer hos ${company}. Den gælder i 10 minutter. Sig den kun til den, der hjælper dig dér.`,
  },
};

/** What an answer's `message` says where the contract has no code for it (API-40, ERR-14). */
export type AccountMessage = 'CODE_NOT_RIGHT' | 'ORDER_IS_ACTIVE' | 'BILL_IS_UNPAID';

export const ACCOUNT_MESSAGES: Record<Language, Record<AccountMessage, string>> = {
  en: {
    CODE_NOT_RIGHT: 'The code is wrong or too old. Check it, or ask for a new one.',
    ORDER_IS_ACTIVE: 'You have an order in progress. Delete the account once you have your food.',
    BILL_IS_UNPAID: 'You have an unpaid bill. Pay it first, then delete the account.',
  },
  se: {
    CODE_NOT_RIGHT: 'Koden är fel eller för gammal. Kontrollera den eller be om en ny.',
    ORDER_IS_ACTIVE: 'Du har en pågående beställning. Ta bort kontot när du har fått din mat.',
    BILL_IS_UNPAID: 'Du har en obetald nota. Betala den först och ta sedan bort kontot.',
  },
  es: {
    CODE_NOT_RIGHT: 'El código no es correcto o ha caducado. Revísalo o pide uno nuevo.',
    ORDER_IS_ACTIVE: 'Tienes un pedido en curso. Elimina la cuenta cuando lo hayas recibido.',
    BILL_IS_UNPAID: 'Tienes una cuenta sin pagar. Págala primero y después elimina tu cuenta.',
  },
  no: {
    CODE_NOT_RIGHT: 'Koden er feil eller for gammel. Sjekk den, eller be om en ny.',
    ORDER_IS_ACTIVE: 'Du har en pågående bestilling. Slett kontoen når du har fått maten.',
    BILL_IS_UNPAID: 'Du har en ubetalt regning. Betal den først, og slett kontoen etterpå.',
  },
  tr: {
    CODE_NOT_RIGHT: 'Kod yanlış veya süresi dolmuş. Kontrol edin ya da yeni bir kod isteyin.',
    ORDER_IS_ACTIVE:
      'Devam eden bir siparişiniz var. Hesabınızı siparişinizi aldıktan sonra silin.',
    BILL_IS_UNPAID: 'Ödenmemiş bir hesabınız var. Önce onu ödeyin, sonra üyeliğinizi silin.',
  },
  dk: {
    CODE_NOT_RIGHT: 'Koden er forkert eller for gammel. Tjek den, eller bed om en ny.',
    ORDER_IS_ACTIVE: 'Du har en igangværende bestilling. Slet kontoen, når du har fået din mad.',
    BILL_IS_UNPAID: 'Du har en ubetalt regning. Betal den først, og slet derefter kontoen.',
  },
};
