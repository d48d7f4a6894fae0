import { makeLocalFanOuts } from './fan-out.ts';
import { fanOutContract } from './testing/fan-out.contract.ts';

fanOutContract('inside one process', () => {
  const fanOuts = makeLocalFanOuts();
  return Promise.resolve({ one: fanOuts, other: fanOuts, stop: fanOuts.close });
});
