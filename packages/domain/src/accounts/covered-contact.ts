const DOT = '•';
/** A country's code and the first digits of a number, as far as they name nobody. */
const PHONE_SHOWN_AHEAD = 5;
const PHONE_SHOWN_BEHIND = 2;
const MAIL_SHOWN = 2;

/** `+46 70••••••05`: enough to tell two guests apart, too little to call one (GUESTS-01). */
export function coveredPhone(phone: string): string {
  const ahead = phone.slice(0, PHONE_SHOWN_AHEAD);
  const hidden = Math.max(0, phone.length - PHONE_SHOWN_AHEAD - PHONE_SHOWN_BEHIND);
  if (hidden === 0) return DOT.repeat(phone.length);
  return `${ahead}${DOT.repeat(hidden)}${phone.slice(-PHONE_SHOWN_BEHIND)}`;
}

/** `el••••@••••.se`; how long the name is stays covered too. */
export function coveredMail(mail: string): string {
  const at = mail.lastIndexOf('@');
  const dot = mail.lastIndexOf('.');
  if (at < 1 || dot < at) return DOT.repeat(MAIL_SHOWN * 2);
  const name = mail.slice(0, at);
  const shown = name.length > MAIL_SHOWN ? name.slice(0, MAIL_SHOWN) : '';
  return `${shown}${DOT.repeat(4)}@${DOT.repeat(4)}${mail.slice(dot)}`;
}
