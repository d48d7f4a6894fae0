export type Call = {
  /** One call, however often it is asked for: a gateway that has seen the key calls nobody. */
  key: string;
  /** International, with plus. */
  to: string;
  /** Read out by the gateway's voice. */
  text: string;
  /** The language of that voice, such as sv-SE. */
  language: string;
};

export type CallGateway = {
  /**
   * REFUSED: this call will never be made, do not ask for it again. Throws `CallNotPlaced` where a later try may
   * succeed; whether the phone rang is not known then, which is what the key is for.
   */
  place: (call: Call) => Promise<'PLACED' | 'REFUSED'>;
};

/** Says why, and neither number nor text: it ends up in the log and in the job's row. */
export class CallNotPlaced extends Error {
  override name = 'CallNotPlaced';
}
