/** Rejects after so many milliseconds: nobody waits for ever for who may never answer. */
export function inTime<Value>(answer: Promise<Value>, patienceMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer in time')), patienceMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
