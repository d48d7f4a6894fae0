export type Sms = {
  /** One message, however often it is sent: a gateway that has seen the key sends nothing. */
  key: string;
  /** International, with plus. */
  to: string;
  /** What the phone shows as the sender: letters and digits, or a number. */
  sender: string;
  text: string;
};

export type SmsPort = {
  /**
   * REFUSED: this message will never arrive, do not send it again. Throws `SmsNotSent` where a later try may
   * succeed; whether the message went out is not known then, which is what the key is for.
   */
  send: (sms: Sms) => Promise<'SENT' | 'REFUSED'>;
};

/** Says why, and neither number nor text: it ends up in the log and in the job's row. */
export class SmsNotSent extends Error {
  override name = 'SmsNotSent';
}
