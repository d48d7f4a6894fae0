/** What can be refused is a result; what is broken is an exception. */
export type Result<Value, Refusal> = { ok: true; value: Value } | { ok: false; error: Refusal };

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });
export const refused = <Refusal>(error: Refusal): { ok: false; error: Refusal } => ({
  ok: false,
  error,
});
