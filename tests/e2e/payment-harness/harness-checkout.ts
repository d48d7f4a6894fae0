/** What the harness page asks its server for, as the guest app asks ours. */
export type HarnessCheckout = {
  session: { id: string; sessionData: string } | null;
  provider: { clientKey: string; environment: 'test'; simulatorBase: string };
};
